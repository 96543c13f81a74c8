import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { starterTemplates } from '../rules/templates/templates.ts'
import { emptyStructure } from '../testing/staff-actions.ts'

describe('a starter template', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const setUp = (type: string, row: { readonly fee?: number; readonly isactive?: boolean }) =>
    at.database.kysely.updateTable('n_certificate_open').set(row).where('type', '=', type).execute()
  const use = async (template: string) =>
    (await at.staff('registrar')).post(processPath('starter_template_use'), { template })
  const namesIn = async (table: string) => {
    const { body } = await (await at.staff('registrar')).get(modelPath(table), { $orderby: 'id' })
    return (body['records'] as { Name: string }[]).map(({ Name }) => Name)
  }

  it('fills an empty structure once, whoever else presses, with the first semester first', async () => {
    await emptyStructure(at.database)
    await setUp('MEDIUM', { fee: rupees(777) })
    await setUp('VERIFICATION', { isactive: true })
    const both = await Promise.all([use('engineering'), use('engineering')])
    expect(both.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(await namesIn('n_program')).toEqual([
      'BE Civil',
      'BE Computer',
      'BE Electrical',
      'Diploma Civil',
    ])
    expect(await namesIn('n_aca_year')).toEqual(['2083', '2084'])
    const first = await (await at.staff('registrar')).get(`${modelPath('n_sem_year')}/1000000`)
    expect(first.body['Name']).toBe('I')
  })

  it('offers every type of certificate with its usual fee, but none the university has set up', async () => {
    const rows = await at.database.kysely
      .selectFrom('n_certificate_open')
      .select(['type', 'fee', 'urgentfee', 'isactive'])
      .execute()
    const of = (type: string) => rows.find((row) => row.type === type)
    const { certificates } = starterTemplates.engineering
    const untouched = certificates.filter(({ type }) => !['MEDIUM', 'VERIFICATION'].includes(type))
    for (const { type, fee, urgentFee } of untouched)
      expect(of(type)).toEqual({
        type,
        fee: rupees(fee),
        urgentfee: rupees(urgentFee),
        isactive: true,
      })
    expect(of('MEDIUM')).toMatchObject({ fee: rupees(777), isactive: false })
    expect(of('VERIFICATION')).toMatchObject({ fee: 0, isactive: true })
    expect(rows).toHaveLength(7)
  })

  it('leaves a structure with records as it is', async () => {
    const before = await namesIn('n_faculty')
    expect((await use('general')).body).toMatchObject({ code: 'rule/structure-begun' })
    expect((await use('none')).body).toMatchObject({ code: 'rule/no-template' })
    expect(await namesIn('n_faculty')).toEqual(before)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { emptyStructure } from '../testing/staff-actions.ts'

describe('a starter template', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  const use = async (template: string) =>
    (await at.staff('registrar')).post(processPath('starter_template_use'), { template })
  const namesIn = async (table: string) => {
    const { body } = await (await at.staff('registrar')).get(modelPath(table), { $orderby: 'id' })
    return (body['records'] as { Name: string }[]).map(({ Name }) => Name)
  }

  it('fills an empty structure once, whoever else presses, with the first semester first', async () => {
    await emptyStructure(at.database)
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

  it('leaves a structure with records as it is', async () => {
    const before = await namesIn('n_faculty')
    expect((await use('general')).body).toMatchObject({ code: 'rule/structure-begun' })
    expect((await use('none')).body).toMatchObject({ code: 'rule/no-template' })
    expect(await namesIn('n_faculty')).toEqual(before)
  })
})

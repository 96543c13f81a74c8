import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { modelPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant } from '#testing/applicant.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

const openings = modelPath('n_entrance_open')
const dayMs = 86_400_000

describe('a late fee in steps', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const inDays = (n: number) => addDays(todayOf(at), n)
  const errorsOf = ({ body }: Answer) =>
    ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field)
  const stepped = (...steps: readonly (readonly [days: number, fee: number])[]) =>
    steps.map(([days, fee]) => `${inDays(days)}=${fee}`).join(',')
  const terms = (facts: object) => ({
    Name: 'In steps',
    n_program_ID: 1_000_000,
    n_aca_year_ID: 1_000_000,
    examfee: 1500,
    latefee: 2000,
    apply_to: inDays(2),
    apply_uptolate: inDays(9),
    ...facts,
  })
  const published = async (facts: object) => {
    const { body } = await registrar.post(openings, terms(facts))
    const id = Number(body['id'])
    const answer = await registrar.put(`${openings}/${id}`, { ispublished: true })
    expect(answer.status).toBe(200)
    return id
  }

  it.each([
    [
      'days that fall',
      [
        [5, 2000],
        [4, 2500],
      ],
    ],
    [
      'a first day that is not after the regular one',
      [
        [2, 2000],
        [4, 2500],
      ],
    ],
    [
      'fees that do not rise',
      [
        [5, 2000],
        [9, 2000],
      ],
    ],
    [
      'a first fee that is not above the regular one',
      [
        [5, 1500],
        [9, 2000],
      ],
    ],
  ] as const)('with %s is refused', async (_, steps) => {
    const answer = await registrar.post(openings, terms({ late_steps: stepped(...steps) }))
    expect(errorsOf(answer)).toEqual(['late_steps'])
  })

  it.each(['soon=5', '2026-12-01', '2026-12-01=5=6'])(
    'typed as %j is refused',
    async (late_steps) => {
      expect(errorsOf(await registrar.post(openings, terms({ late_steps })))).toEqual([
        'late_steps',
      ])
    },
  )

  it('is charged by the day, and shown to other clients as the late fee of today', async () => {
    const id = await published({ late_steps: stepped([5, 2000], [7, 2500.5], [9, 3000]) })
    const shown = async () => {
      const { body } = await (await at.staff('registrar')).get(`${openings}/${id}`)
      return [body['latefee'], body['apply_uptolate']]
    }
    const last = inDays(9)
    expect(await shown()).toEqual([2000, last])
    const { getLink, person } = await anApplicant(at, id)
    const charged = async () => {
      await person()
      const { body } = await getLink(1)
      return /[\d,.]+\d/.exec(String(body['detail']))?.[0]
    }
    const fees: unknown[] = []
    for (let days = 0; days <= 9; days++) {
      fees.push(await charged())
      at.clock.advance(dayMs)
    }
    const days = (n: number, fee: string) => Array.from({ length: n }, () => fee)
    const expected = [days(3, '1,500'), days(3, '2,000'), days(2, '2,500.50'), days(2, '3,000')]
    expect(fees).toEqual(expected.flat())
    await at.jobs.runNow('late-fees')
    expect(await shown()).toEqual([2000, last])
  })

  it('moves its last step with the last late day, which one person may extend', async () => {
    registrar = await at.staff('registrar')
    const id = await published({ late_steps: stepped([5, 2000], [9, 3000]) })
    await anApplicant(at, id)
    const opening = `${openings}/${id}`
    expect((await registrar.put(opening, { apply_uptolate: inDays(12) })).body).toMatchObject({
      late_steps: stepped([5, 2000], [12, 3000]),
    })
    expect(errorsOf(await registrar.put(opening, { apply_uptolate: inDays(11) }))).toEqual([
      'apply_uptolate',
    ])
    const raised = { late_steps: stepped([5, 2500], [12, 3000]) }
    expect(errorsOf(await registrar.put(opening, raised))).toEqual(['late_steps'])
    expect(errorsOf(await registrar.put(opening, { latefee: 2100 }))).toEqual(['latefee'])
    const proposed = await registrar.post('/api/v1/processes/opening_change', {
      model: 'n_entrance_open',
      record_ID: id,
      values: JSON.stringify(raised),
      reason: 'The senate decided so.',
      reason_ne: 'सिनेटको निर्णय।',
    })
    expect(proposed.body).toMatchObject({ isError: false })
  })

  it('stores the late fee of the day when the day has changed', async () => {
    registrar = await at.staff('registrar')
    const id = await published({ late_steps: stepped([5, 2000], [9, 3000]) })
    at.clock.advance(6 * dayMs)
    await at.jobs.runNow('late-fees')
    const { body } = await (await at.staff('registrar')).get(`${openings}/${id}`)
    expect(body).toMatchObject({ latefee: 3000 })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import type { ProgramOrder, EntranceProgramsPage } from '#kinds/entrance/wire/merit-programs.ts'
import {
  civil,
  computer,
  entranceOfPrograms,
  ownProgram,
  seatsOfPrograms,
} from '#kinds/entrance/testing/entrance-of-programs.ts'
import { done } from '#testing/kinds/merit-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'

describe('an entrance for several programmes', () => {
  let at: TestServer
  let mina: Person
  beforeAll(async () => {
    at = await testServer()
  })
  beforeEach(async () => {
    mina = await at.staff('exam-office')
  })
  afterAll(() => at.close())

  const run = (by: Person, slug: string, body: object) => by.post(`/api/v1/processes/${slug}`, body)
  const code = ({ body }: Answer) => body['code']
  const orderOf = async (by: Person, id: number) => {
    const { data } = (await done(by, 'entrance_program_order', { n_entrance_reg_ID: id })).body
    return (data as { order: ProgramOrder | null }).order
  }
  const opened = (openingId: number, days: number) =>
    at.database.kysely
      .updateTable('n_entrance_open')
      .set({ apply_uptolate: addDays(todayOf(at), days) })
      .where('n_entrance_open_id', '=', openingId)
      .execute()

  it('is set by the office, which takes no programme away that applicants could choose', async () => {
    const { body, ids } = await entranceOfPrograms(at, [{ score: 70, order: [civil, ownProgram] }])
    const set = (programs: readonly (number | undefined)[]) =>
      run(mina, 'entrance_programs_set', { ...body, programs })
    const { data } = (await done(mina, 'entrance_programs', body)).body
    const { page } = data as { page: EntranceProgramsPage }
    expect(page).toMatchObject({
      own: { n_program_ID: ids[ownProgram] },
      further: [{ name: civil }, { name: computer }],
      ordered: 1,
      mayRemove: false,
      fixedBecause: null,
    })
    const taken = await set([ids[computer]])
    expect(taken.body).toMatchObject({
      code: 'rule/stays-offered',
      errors: [{ field: 'programs', message: `Students have applied: ${civil} stays.` }],
    })
    expect(code(await set([]))).toBe('rule/stays-offered')
    expect(code(await set([ids[civil], ids[computer], ids[ownProgram]]))).toBe('rule/is-own')
    expect(code(await set([ids[civil], ids[computer], 7]))).toBe('rule/not-a-program')
    const more = page.others[0]?.n_program_ID
    expect((await set([ids[civil], ids[computer], more])).body).toMatchObject({ isError: false })
    const student = await at.signIn((await at.student()).email)
    expect((await run(student, 'entrance_programs_set', body)).status).toBe(403)
  })

  it('has an order of each applicant, who changes it until the last day to apply', async () => {
    const { openingId, ids, people } = await entranceOfPrograms(at, [{ score: 70 }, { score: 60 }])
    const [first, second] = people
    if (first === undefined || second === undefined) throw new Error('Two people applied')
    const set = (programs: unknown, by = first.by) =>
      run(by, 'entrance_program_order_set', { n_entrance_reg_ID: first.id, programs })
    expect(code(await set([ids[civil]]))).toBe('rule/order-closed')
    expect(await orderOf(first.by, first.id)).toMatchObject({ chosen: [], mayChange: false })
    await opened(openingId, 0)
    expect(await orderOf(first.by, first.id)).toMatchObject({
      offered: [{ name: ownProgram }, { name: civil }, { name: computer }],
      chosen: [],
      mayChange: true,
      until: todayOf(at),
    })
    expect((await set([ids[civil], ids[ownProgram]])).body).toMatchObject({ isError: false })
    expect((await set([ids[computer]])).body).toMatchObject({ isError: false })
    expect((await orderOf(first.by, first.id))?.chosen).toEqual([ids[computer]])
    expect((await set([ids[civil], 7])).body).toMatchObject({
      code: 'rule/program-not-offered',
      errors: [{ field: 'programs' }],
    })
    expect((await set([])).status).toBe(400)
    expect(code(await set([ids[civil]], second.by))).toBe('rule/application-unknown')
    expect((await orderOf(first.by, first.id))?.chosen).toEqual([ids[computer]])
  })

  it('has its order corrected by the office after the last day, with a reason that the applicant reads', async () => {
    const { ids, people, body } = await entranceOfPrograms(at, [{ score: 70, order: [civil] }])
    const [first] = people
    if (first === undefined) throw new Error('One person applied')
    const given = { n_entrance_reg_ID: first.id, programs: [ids[computer], ids[ownProgram]] }
    const reason = { reason: 'Asked by letter.', reason_ne: 'निवेदनअनुसार।' }
    const correct = (more: object) =>
      run(mina, 'entrance_applicant_order_set', { ...given, ...reason, ...more })
    expect(code(await correct({ reason_ne: ' ' }))).toBe('rule/reason-needed')
    expect(code(await correct({ programs: [7] }))).toBe('rule/program-not-offered')
    expect(code(await correct({ programs: [ids[civil]] }))).toBe('rule/nothing-changed')
    expect((await correct({})).body).toMatchObject({ isError: false })
    expect((await orderOf(first.by, first.id))?.chosen).toEqual(given.programs)
    const { data } = (await done(mina, 'entrance_applicant_order', given)).body
    expect(data).toMatchObject({ order: { chosen: given.programs, mayChange: true } })
    const { text } = await first.by.get('/api/v1/models/ad_note')
    expect(text).toContain(`was changed: 1. ${computer}, 2. ${ownProgram}. Asked by letter.`)
    const listed = (await done(mina, 'entrance_applicants', body)).body
    expect(listed['data']).toMatchObject({ applicants: [{ mayOrder: true }] })
    expect((await run(first.by, 'entrance_applicant_order_set', given)).status).toBe(403)
  })

  it('has rules with seats of each programme, and no order changes once its list is computed', async () => {
    const entrance = await entranceOfPrograms(at, [{ score: 70, order: [civil] }])
    const { body, ids, openingId, people } = entrance
    const rules = seatsOfPrograms(entrance, { own: 1, civil: 1, computer: 1 })
    const save = (facts: object) =>
      run(mina, 'entrance_merit_rules', { ...body, rules: JSON.stringify({ ...rules, ...facts }) })
    const missing = await save({ further: rules.further.slice(0, 1) })
    expect(missing.body).toMatchObject({
      code: 'rule/program-missing',
      summary: `${computer}: The rules have no seats of this programme.`,
      errors: [{ field: 'rules' }],
    })
    const twice = [...rules.further, ...rules.further]
    expect(code(await save({ further: twice }))).toBe('rule/program-twice')
    expect((await save({})).body).toMatchObject({ isError: false })
    await done(mina, 'entrance_merit_compute', body)
    await opened(openingId, 3)
    const [first] = people
    if (first === undefined) throw new Error('One person applied')
    const chosen = { n_entrance_reg_ID: first.id, programs: [ids[computer]] }
    expect(code(await run(first.by, 'entrance_program_order_set', chosen))).toBe('rule/list-made')
    const reason = { reason: 'Late', reason_ne: 'ढिलो' }
    expect(code(await run(mina, 'entrance_applicant_order_set', { ...chosen, ...reason }))).toBe(
      'rule/list-made',
    )
    const programs = [ids[civil], ids[computer]]
    expect(code(await run(mina, 'entrance_programs_set', { ...body, programs }))).toBe(
      'rule/list-computed',
    )
  })
})

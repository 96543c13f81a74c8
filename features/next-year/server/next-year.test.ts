import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { aCentre } from '#testing/kinds/examination-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import type { PlannedOpening, YearPlan } from '../wire/processes.ts'

const from = 1_000_000 // 2082
const to = 1_000_001 // 2083

describe('preparing a year', () => {
  let at: TestServer
  let registrar: Person
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
  })
  afterAll(() => at.close())

  const made = async (table: string, body: object) => {
    const answer = await registrar.post(modelPath(table), body)
    if (answer.status !== 201) throw new Error(answer.text)
    return Number(answer.body['id'])
  }
  const run = (slug: string, body: object, by = registrar) => by.post(processPath(slug), body)
  const planOf = async (body: object = {}) => {
    const answer = await run('year_plan_make', { from, to, percent: 0, step: 50, ...body })
    return (answer.body['data'] as { plan: YearPlan }).plan
  }
  const states = ({ openings }: YearPlan) =>
    openings.map(({ newName, state }: PlannedOpening) => `${newName.en} ${state}`)
  const openingsIn = (yearId: number) =>
    at.database.kysely
      .selectFrom('n_entrance_open')
      .selectAll()
      .where('n_aca_year_id', '=', yearId)
      .orderBy('n_entrance_open_id')
      .execute()
  const shared = { n_program_ID: 1_000_000, n_aca_year_ID: from }
  let entranceId = 0
  let centreId = 0
  let courseOpening = 0

  beforeAll(async () => {
    entranceId = await made('n_entrance_open', {
      Name: 'Civil Entrance 2082',
      name_ne: 'सिभिल प्रवेश परीक्षा २०८२',
      ...shared,
      apply_to: '2025-08-30', // 14 Bhadra 2082, a Saturday
      apply_uptolate: '2025-09-04', // 19 Bhadra
      examfee: 2000,
      latefee: 4000,
      late_steps: '2025-09-01=3000,2025-09-04=4000',
    })
    const office = await at.staff('exam-office')
    const n_entrance_open_ID = entranceId
    const set = (slug: string, body: object) => run(slug, body, office)
    centreId = (await aCentre({ run: set }, 'Kalika', {})).centreId
    await set('entrance_centres_set', { n_entrance_open_ID, centres: [centreId] })
    const programs = [1_000_001, 1_000_002]
    await set('entrance_programs_set', { n_entrance_open_ID, programs })
    courseOpening = await made('n_program_cregopen', {
      Name: 'Civil Admission 2082',
      ...shared,
      n_sem_year_ID: 1_000_000,
      DateFrom: '2025-10-01',
      DateTo: '2025-10-20',
      seat_shares: '2025-10-25=100,2025-11-05=50',
      admissionfee: 5000,
      semyearfee: 0,
      libraryfee: 0,
      practicalfee: 0,
      labfee: 0,
    })
    const n_course_ID = await made('n_course', { Value: 'NXT101', Name: 'Next' })
    await made('n_batch_course', {
      n_program_cregopen_ID: courseOpening,
      n_course_ID,
      course_type: 'CO',
      CREDIT_HOUR: 3,
    })
    const n_exam_master_ID = await made('n_exam_master', {
      Name: 'Poush 2082',
      n_aca_year_ID: from,
    })
    await made('n_exam_open', {
      Name: 'Civil I Poush 2082',
      ...shared,
      n_exam_master_ID,
      n_sem_year_ID: 1_000_000,
      examtype: 'REG',
      examfee: 1500,
      retotalingfee: 300,
      DateFrom: '2025-12-20',
      DateTo: '2025-12-30',
    })
  })

  it('plans every opening of the year with its days, fees and courses, and creates nothing', async () => {
    const plan = await planOf({ percent: 5 })
    expect(states(plan)).toEqual([
      'Civil Entrance 2083 new',
      'Civil Admission 2083 new',
      'Poush 2083 new',
      'Civil I Poush 2083 new',
    ])
    const [entrance, admission] = plan.openings
    expect(entrance?.newName.ne).toBe('सिभिल प्रवेश परीक्षा २०८३')
    expect(entrance?.days.map(({ after, finding }) => [after, finding])).toEqual([
      ['2026-08-30', null],
      ['2026-09-04', null],
    ])
    expect(entrance?.fees.map(({ after }) => after)).toEqual([210_000, 420_000])
    expect(admission?.courses).toBe(1)
    expect(await openingsIn(to)).toEqual([])
  })

  it('leaves out what is skipped, and refuses an exam opening without its session as a whole', async () => {
    const plan = await planOf()
    const session = plan.openings.find(({ table }) => table === 'n_exam_master')
    const year_plan_ID = plan.id
    await run('year_plan_skip', { year_plan_ID, key: session?.key, isSkipped: true })
    expect((await run('year_plan_execute', { year_plan_ID })).body).toMatchObject({
      isError: true,
      code: 'rule/plan-session',
    })
    expect(await openingsIn(to)).toEqual([])
  })

  it('is void when an opening was changed since, and creates nothing', async () => {
    const plan = await planOf()
    await registrar.put(`${modelPath('n_entrance_open')}/${entranceId}`, { examfee: 2500 })
    expect((await run('year_plan_execute', { year_plan_ID: plan.id })).body).toMatchObject({
      code: 'rule/plan-void',
      summary: expect.stringContaining('Civil Entrance 2082 was changed'),
    })
    expect(await openingsIn(to)).toEqual([])
  })

  it('creates drafts exactly as planned, with their courses, once', async () => {
    const { id: year_plan_ID } = await planOf({ percent: 10, step: 100 })
    const both = await Promise.all([
      run('year_plan_execute', { year_plan_ID }),
      run('year_plan_execute', { year_plan_ID }),
    ])
    expect(both.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(await openingsIn(to)).toMatchObject([
      {
        name: 'Civil Entrance 2083',
        name_ne: 'सिभिल प्रवेश परीक्षा २०८३',
        ispublished: false,
        examfee: 280_000,
        late_steps: '2026-09-01=3300,2026-09-04=4400',
        further_programs: '1000001,1000002',
        exam_centres: String(centreId),
        version: 1,
      },
    ])
    const copies = await at.database.kysely
      .selectFrom('n_program_cregopen as o')
      .innerJoin('n_batch_course as c', 'c.n_program_cregopen_id', 'o.n_program_cregopen_id')
      .innerJoin('n_course as k', 'k.n_course_id', 'c.n_course_id')
      .select(['o.name', 'o.ispublished', 'o.seat_shares', 'k.value'])
      .where('o.n_aca_year_id', '=', to)
      .execute()
    expect(copies).toEqual([
      {
        name: 'Civil Admission 2083',
        ispublished: false,
        seat_shares: '2026-10-25=100,2026-11-05=50',
        value: 'NXT101',
      },
    ])
    const exams = await at.database.kysely
      .selectFrom('n_exam_open as o')
      .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'o.n_exam_master_id')
      .select('m.name')
      .where('o.n_aca_year_id', '=', to)
      .execute()
    expect(exams).toEqual([{ name: 'Poush 2083' }])
    const students = await at.signIn((await at.student()).email)
    expect((await students.get(modelPath('n_entrance_open'))).text).not.toContain('2083')
  })

  it('makes nothing twice, even after a copy got another name', async () => {
    const [copy] = await openingsIn(to)
    const record = `${modelPath('n_entrance_open')}/${copy?.n_entrance_open_id}`
    await registrar.put(record, { Name: 'Renamed' })
    const plan = await planOf()
    expect(plan.openings.map(({ state }) => state)).toEqual(['there', 'there', 'there', 'there'])
    const done = await run('year_plan_execute', { year_plan_ID: plan.id })
    expect(done.body['data']).toEqual({ created: 0 })
    expect(await openingsIn(to)).toHaveLength(1)
  })

  it('is refused for the same year, unknown years and plans, and fees out of bounds', async () => {
    const make = (body: object) =>
      run('year_plan_make', { from, to, percent: 0, step: 50, ...body })
    const codes = await Promise.all(
      [{ to: from }, { to: 9_999_999 }, { percent: 101 }, { percent: -1 }, { step: 0 }].map(
        async (body) => (await make(body)).body['code'],
      ),
    )
    expect(codes).toEqual([
      'rule/same-year',
      'rule/no-year',
      'rule/wrong-percent',
      'rule/wrong-percent',
      'rule/wrong-step',
    ])
    expect((await run('year_plan_execute', { year_plan_ID: 99 })).body['code']).toBe('rule/no-plan')
    expect((await run('year_plan_make', { from, to }, await at.staff('cashier'))).status).toBe(403)
  })
})

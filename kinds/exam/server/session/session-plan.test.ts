import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelPath, processPath } from '#platform/pure/rest-dialect/paths.ts'
import { registerForExam, openExam } from '#testing/kinds/exam-in-tests.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { storeExamApplication } from '../../testing/exam.factory.ts'
import type { ExamSessionPlan } from '../../wire/session-plan.ts'

const semester = 1_000_001

describe('preparing an exam session', () => {
  let at: TestServer
  let exams: Person
  let program = 0
  let year = 0
  let session = 0
  let repeater = {
    enrollmentId: 0,
    courseIds: new Map<string, number>() as ReadonlyMap<string, number>,
  }
  beforeAll(async () => {
    at = await testServer()
    exams = await at.staff('exam-office')
    const academics = await academicsOf(at)
    program = academics.n_program_id
    year = academics.n_aca_year_id
    repeater = await registerForExam(at, {
      partnerId: (await at.student()).partnerId,
      marks: { CSC151: { marks: null } },
    })
    session = await made('n_exam_master', {
      Name: 'Mangsir 2084',
      name_ne: 'मङ्सिर २०८४',
      n_aca_year_ID: year,
    })
  })
  afterAll(() => at.close())

  const made = async (table: string, body: object) => {
    const answer = await exams.post(modelPath(table), body)
    if (answer.status !== 201) throw new Error(answer.text)
    return Number(answer.body['id'])
  }
  const run = (slug: string, body: object, by = exams) => by.post(processPath(slug), body)
  const terms = {
    isRegular: true,
    isBack: true,
    DateFrom: '2027-01-03',
    DateTo: '2027-01-17',
    RetotalingFrom: '2027-03-01',
    RetotalingTo: '2027-03-07',
    examfee: 2000,
    backfee: 500,
    retotalingfee: 300,
  }
  const make = (body: object = {}, by = exams) =>
    run(
      'exam_session_plan_make',
      { n_exam_master_ID: session, programs: [program], semesters: [semester], ...terms, ...body },
      by,
    )
  const planOf = async (body: object = {}) => {
    const answer = await make(body)
    return (answer.body['data'] as { plan: ExamSessionPlan }).plan
  }
  const execute = ({ id }: ExamSessionPlan) =>
    run('exam_session_plan_execute', { exam_session_plan_ID: id })
  const openingsOf = (sessionId: number) =>
    at.database.kysely
      .selectFrom('n_exam_open')
      .selectAll()
      .where('n_exam_master_id', '=', sessionId)
      .orderBy('n_exam_open_id')
      .execute()
  const shown = ({ openings }: ExamSessionPlan) =>
    openings.map(({ type, state, students, findings }) => [
      type,
      state,
      students,
      findings.map(({ is, n }) => (n === undefined ? is : `${is} ${n}`)),
    ])

  it('plans a regular opening for a cohort, says which marks are missing, and creates nothing', async () => {
    const plan = await planOf()
    expect(shown(plan)).toEqual([['REG', 'new', 1, ['marks-missing 5', 'internal-missing 1']]])
    expect(plan.openings[0]?.name).toEqual({
      en: 'B.Tech CS & AI, II, Regular, Mangsir 2084, 2083 Ashwin (fall)',
      ne: 'बीटेक सीएस र एआई, II, नियमित, मङ्सिर २०८४, 2083 Ashwin (fall)',
    })
    expect(await openingsOf(session)).toEqual([])
  })

  it('marks last days on which the university is closed', async () => {
    const registrar = await at.staff('registrar')
    await registrar.post(modelPath('n_holiday'), {
      holiday: '2027-03-06',
      Name: 'Shivaratri',
      name_ne: 'शिवरात्रि',
    })
    const { days } = await planOf({
      DateFrom: '2027-01-02',
      DateTo: '2027-01-16',
      RetotalingTo: '2027-03-06',
    })
    expect(days.map(({ finding }) => finding)).toEqual([null, 'day-off', null, 'holiday'])
  })

  it('knows the weekly days off of the university', async () => {
    const value = JSON.stringify({ days: ['sunday'] })
    const registrar = await at.staff('registrar')
    const changed = await run('setting_change', { key: 'days-off', value }, registrar)
    expect(changed.body['isError']).toBe(false)
    const { days } = await planOf({ DateTo: '2027-01-16' })
    expect(days.map(({ finding }) => finding)).toEqual([null, null, null, 'day-off'])
    const before = JSON.stringify({ days: ['saturday'] })
    await run('setting_change', { key: 'days-off', value: before }, registrar)
  })

  it('refuses late fees without a day or an amount, before the last day, or falling', async () => {
    for (const latefees of ['soon=5', '2027-01-17=500', '2027-01-20=500,2027-01-24=400'])
      expect((await make({ latefees })).body).toMatchObject({ code: 'rule/wrong-late-fees' })
    const after = await make({ latefees: '2027-03-02=500' })
    expect(after.body).toMatchObject({ code: 'rule/days-disordered' })
  })

  it('shows late fees with their days', async () => {
    const { days } = await planOf({ latefees: '2027-01-20=500,2027-01-24=1000' })
    expect(days.map(({ label, day }) => [label.en, day]).slice(2, 4)).toEqual([
      ['With Rs. 500 more until', '2027-01-20'],
      ['With Rs. 1,000 more until', '2027-01-24'],
    ])
  })

  it('marks days of applying outside the academic year of the session', async () => {
    const registrar = await at.staff('registrar')
    const days = { begins_on: '2026-04-14', ends_on: '2027-01-10' }
    const saved = await registrar.put(`${modelPath('n_aca_year')}/${year}`, days)
    expect(saved.status).toBe(200)
    const plan = await planOf()
    expect(plan.days.map(({ finding }) => finding)).toEqual([null, 'outside-year', null, null])
  })

  it('leaves out what is skipped', async () => {
    const { id: exam_session_plan_ID, openings } = await planOf()
    const skip = { exam_session_plan_ID, key: openings[0]?.key, isSkipped: true }
    const { body } = await run('exam_session_plan_skip', skip)
    const { plan } = body['data'] as { plan: ExamSessionPlan }
    expect(plan.openings.map(({ state }) => state)).toEqual(['skipped'])
    expect((await execute(plan)).body['data']).toEqual({ created: 0 })
    expect(await openingsOf(session)).toEqual([])
  })

  it('is void when the session was changed since, and creates nothing', async () => {
    const plan = await planOf()
    await exams.put(`${modelPath('n_exam_master')}/${session}`, { Name: 'Poush 2084' })
    expect((await execute(plan)).body).toMatchObject({
      code: 'rule/plan-void',
      summary: expect.stringContaining('Poush 2084 was changed'),
    })
    expect(await openingsOf(session)).toEqual([])
  })

  it('creates drafts exactly as planned, once, and makes nothing twice', async () => {
    const [plan, other] = [await planOf(), await planOf()]
    const both = await Promise.all([execute(plan), execute(plan)])
    expect(both.map(({ body }) => body['isError']).toSorted()).toEqual([false, true])
    expect(await openingsOf(session)).toMatchObject([
      {
        name: plan.openings[0]?.name.en,
        name_ne: plan.openings[0]?.name.ne,
        ispublished: false,
        examtype: 'REG',
        n_program_id: program,
        n_sem_year_id: semester,
        datefrom: '2027-01-03',
        dateto: '2027-01-17',
        retotalingfrom: '2027-03-01',
        retotalingto: '2027-03-07',
        examfee: 200_000,
        retotalingfee: 30_000,
        version: 1,
      },
    ])
    expect((await execute(other)).body['code']).toBe('rule/plan-void')
    expect(shown(await planOf()).map(([, state]) => state)).toEqual(['there'])
    expect(await openingsOf(session)).toHaveLength(1)
  })

  it('creates openings that can be published', async () => {
    const [opening] = await openingsOf(session)
    const record = `${modelPath('n_exam_open')}/${opening?.n_exam_open_id}`
    const published = await exams.put(record, { ispublished: true })
    expect([published.status, published.text]).toEqual([200, expect.any(String)])
  })

  it('plans a back opening for students with a released result that is no pass', async () => {
    const openingId = await openExam(at)
    const partner = await at.database.kysely
      .selectFrom('n_program_enroll')
      .select('c_bpartner_id')
      .where('n_program_enroll_id', '=', repeater.enrollmentId)
      .executeTakeFirstOrThrow()
    const [failed, passed] = [...repeater.courseIds.values()]
    await at.database.transaction((transaction) =>
      storeExamApplication(transaction, {
        partnerId: partner.c_bpartner_id,
        openingId,
        enrollmentId: repeater.enrollmentId,
        papers: [
          { courseId: failed ?? 0, outcome: 'FAIL' },
          { courseId: passed ?? 0, outcome: 'PASS' },
        ],
      }),
    )
    const next = await made('n_exam_master', { Name: 'Chaitra 2084', n_aca_year_ID: year })
    const plan = await planOf({ n_exam_master_ID: next, DateFrom: '2027-01-10' })
    expect(shown(plan)).toEqual([['BACK', 'new', 1, ['marks-missing 5']]])
    expect((await execute(plan)).body['data']).toEqual({ created: 1 })
    expect(await openingsOf(next)).toMatchObject([{ examtype: 'BACK', examfee: 50_000 }])
  })

  it('is refused without exams, days in order, fees in bounds or a session', async () => {
    const wrong = [
      { isRegular: false, isBack: false },
      { DateTo: '' },
      { RetotalingTo: '' },
      { DateTo: '2026-12-31' },
      { examfee: -1 },
      { n_exam_master_ID: 99 },
    ]
    const codes = await Promise.all(wrong.map(async (body) => (await make(body)).body['code']))
    expect(codes).toEqual([
      'rule/no-type',
      'rule/days-needed',
      'rule/one-retotaling-day',
      'rule/days-disordered',
      'rule/wrong-fee',
      'rule/no-exam-session',
    ])
    const unknown = { exam_session_plan_ID: 99 }
    expect((await run('exam_session_plan_read', unknown)).body['code']).toBe('rule/no-plan')
    expect((await run('exam_session_plan_execute', unknown)).body['code']).toBe('rule/no-plan')
    expect((await make({}, await at.staff('cashier'))).status).toBe(403)
  })
})

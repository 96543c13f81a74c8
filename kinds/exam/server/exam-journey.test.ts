import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { aSlip, comeBack, pidxOf } from '#testing/applicant.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import {
  anExamApplicant,
  examSemester,
  type Marks,
  openExam,
  registerForExam,
} from '#testing/kinds/exam-in-tests.ts'
import type { Answer, Person } from '#testing/person.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { storeExamApplication } from '../testing/exam.factory.ts'

const registrations = '/api/v1/models/n_exam_reg'

describe('registering for an exam', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  async function student(marks: Marks = {}) {
    const { email, partnerId } = await at.student()
    const registered = await registerForExam(at, { partnerId, marks })
    const ids = (...codes: string[]) => codes.map((code) => registered.courseIds.get(code) ?? 0)
    return { person: await at.signIn(email), partnerId, ...registered, ids }
  }

  const bodyOf = (openingId: unknown, courseIds: readonly number[]) => ({
    n_exam_open_ID: openingId,
    n_exam_regdetails: courseIds.map((id) => ({ n_course_ID: id, examtype: 'REG' })),
  })
  const apply = (person: Person, openingId: unknown, courseIds: readonly number[]) =>
    person.post(registrations, bodyOf(openingId, courseIds))

  const outcomeOf = ({ status, body }: Answer) => [status, body['code']]

  it('stores the chosen exam papers with their marks, the fee and the roll number, ignoring forged fields', async () => {
    const { person, ids, enrollmentId } = await student({ CSC151: { marks: 29.5 } })
    const openingId = await openExam(at)
    const forged = {
      urollno: 'X-1',
      erollno: '1',
      totalfee: 1,
      feepaid: 9,
      n_sem_year_ID: 1_000_000,
    }
    const sent = await person.post(registrations, {
      ...bodyOf(openingId, ids('CSC151', 'MTH151', 'CSC151')),
      ...forged,
    })
    expect(sent.status).toBe(201)
    const { body } = await person.get(`${registrations}/${String(sent.body['id'])}`, {
      $expand: 'n_exam_regdetails',
    })
    expect(body).toMatchObject({ totalfee: 2_500, feepaid: 0, IsPaid: false })
    expect(body['n_sem_year_ID']).toMatchObject({ id: examSemester })
    expect(body['urollno']).toMatch(/^T-/)
    expect(body['erollno']).toBeUndefined()
    expect(body['n_program_enroll_ID']).toMatchObject({ id: enrollmentId })
    expect(body['n_exam_master_ID']).toMatchObject({ identifier: 'Mangsir 2083' })
    const papers = body['n_exam_regdetails'] as Record<string, unknown>[]
    expect(papers).toHaveLength(2)
    expect(papers).toContainEqual(
      expect.objectContaining({
        internal_om: 29.5,
        INTERNAL_PM: 20,
        examtype: expect.objectContaining({ id: 'REG', identifier: 'Regular' }),
      }),
    )
  })

  it('refuses a course below its pass mark, one without marks, a foreign one and none, field by field', async () => {
    const { person, ids } = await student({ MTH151: { marks: 19 }, CSC152: { marks: null } })
    const openingId = await openExam(at)
    const low = await apply(person, openingId, ids('CSC151', 'MTH151'))
    expect(outcomeOf(low)).toEqual([400, 'rule/paper-not-eligible'])
    expect(low.body['errors']).toEqual([
      expect.objectContaining({
        field: 'n_exam_regdetails',
        message: 'Internal 19 of 40, you need 20. Speak to the course teacher.',
      }),
    ])
    const unknown = await apply(person, openingId, ids('CSC152'))
    expect(unknown.text).toContain('Internal marks are not entered yet.')
    expect(outcomeOf(await apply(person, openingId, [999_999_999]))[0]).toBe(400)
    const foreign = await at.database.kysely
      .insertInto('n_course')
      .values({ value: 'XYZ999', name: 'Another', name_nepali: '' })
      .returning('n_course_id')
      .executeTakeFirstOrThrow()
    expect(outcomeOf(await apply(person, openingId, [foreign.n_course_id]))).toEqual([
      400,
      'rule/not-offered',
    ])
    expect(outcomeOf(await apply(person, openingId, []))).toEqual([400, 'rule/none-chosen'])
    expect((await person.get(registrations)).body['records']).toEqual([])
  })

  it('answers a semester without registered courses in the words of the specification', async () => {
    const { partnerId, email } = await at.student()
    await enrollPartner(at, { partnerId })
    const answer = await apply(await at.signIn(email), await openExam(at), [1_000_000])
    expect(answer.body).toMatchObject({
      code: 'rule/no-courses',
      detail: 'No registered courses found for this semester. Please register for courses first.',
    })
  })

  it('answers a student with nothing to sit as the screen does, in a back exam and a regular one', async () => {
    const { person, ids, partnerId, enrollmentId, courseIds } = await student()
    const back = await openExam(at, { type: 'BACK' })
    expect((await apply(person, back, ids('CSC151'))).body).toMatchObject({
      code: 'rule/no-back-papers',
      detail: 'You have no paper of this semester to sit again.',
    })
    const earlier = await openExam(at, { state: 'closed' })
    await at.database.transaction((transaction) =>
      storeExamApplication(transaction, {
        partnerId,
        enrollmentId,
        openingId: earlier,
        papers: [...courseIds.values()].map((courseId) => ({ courseId, outcome: 'PASS' })),
        facts: { docstatus: 'CO' },
      }),
    )
    expect((await apply(person, await openExam(at), ids('CSC151'))).body).toMatchObject({
      code: 'rule/all-passed',
      detail: 'You have passed every paper of this semester.',
    })
  })

  it('asks for attendance where the exam does; empty is not zero', async () => {
    const { person, ids } = await student({
      CSC151: { marks: 30, attendance: 69 },
      MTH151: { marks: 30, attendance: 70 },
    })
    const openingId = await openExam(at, { row: { least_attendance: 70 } })
    const low = await apply(person, openingId, ids('CSC151'))
    expect(low.text).toContain('Attendance 69 %, you need 70 %.')
    const none = await apply(person, openingId, ids('CSC152'))
    expect(none.text).toContain('Attendance is not recorded yet.')
    expect((await apply(person, openingId, ids('MTH151'))).status).toBe(201)
  })

  it.each([
    ['not-open-yet', 400],
    ['closed', 400],
  ] as const)('%s is refused', async (state, status) => {
    const { person, ids } = await student()
    const answer = await apply(person, await openExam(at, { state }), ids('CSC151'))
    expect(outcomeOf(answer)).toEqual([status, `rule/${state}`])
  })

  it('is for the programme of the enrollment, and for its own enrollment', async () => {
    const { person, ids, partnerId } = await student()
    const elsewhere = await openExam(at, { program: 'BHM' })
    expect(outcomeOf(await apply(person, elsewhere, ids('CSC151')))).toEqual([
      403,
      'rule/other-academics',
    ])
    const ended = await enrollPartner(at, { partnerId, state: 'dropped-out' })
    const named = await person.post(registrations, {
      ...bodyOf(await openExam(at), ids('CSC151')),
      n_program_enroll_ID: ended,
    })
    expect(outcomeOf(named)).toEqual([400, 'rule/enrollment-mismatch'])
  })

  it('twenty presses at once make one registration', async () => {
    const { person, ids } = await student()
    const openingId = await openExam(at)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => apply(person, openingId, ids('CSC151'))),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('a paper is not registered in two exams at once', async () => {
    const { person, ids } = await student()
    const openings = [await openExam(at), await openExam(at)]
    const answers = await Promise.all(openings.map((id) => apply(person, id, ids('CSC151'))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  it('a back exam takes failed exam papers only, with their internal marks', async () => {
    const { person, ids, partnerId, enrollmentId } = await student({ ECE151: { marks: 24 } })
    const [failed = 0, passed = 0, never = 0] = ids('ECE151', 'CSC151', 'MTH151')
    const earlier = await openExam(at, { state: 'closed' })
    await at.database.transaction((transaction) =>
      storeExamApplication(transaction, {
        partnerId,
        enrollmentId,
        openingId: earlier,
        papers: [
          { courseId: failed, outcome: 'FAIL' },
          { courseId: passed, outcome: 'PASS' },
        ],
        facts: { docstatus: 'CO' },
      }),
    )
    const back = await openExam(at, { type: 'BACK' })
    expect(outcomeOf(await apply(person, back, [passed]))).toEqual([400, 'rule/not-offered'])
    expect(outcomeOf(await apply(person, back, [never]))).toEqual([400, 'rule/not-offered'])
    const sent = await apply(person, back, [failed])
    expect(sent.status).toBe(201)
    const { body } = await person.get(`${registrations}/${String(sent.body['id'])}`, {
      $expand: 'n_exam_regdetails',
    })
    expect(body['totalfee']).toBe(500)
    expect(body['n_exam_regdetails']).toMatchObject([
      { internal_om: 24, examtype: { id: 'BACK', identifier: 'Back paper' } },
    ])
    const again = await openExam(at)
    expect(outcomeOf(await apply(person, again, [passed]))).toEqual([400, 'rule/not-offered'])
  })
})

describe('paying for an exam', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  async function applied(fee = rupees(2_500)) {
    const openingId = await openExam(at, { state: 'closing-today', row: { examfee: fee } })
    const applicant = await anExamApplicant(at, { openingId })
    const { person, applicationId: id } = applicant
    const target = { payment_type: 'EXAM', payment_reference_id: id }
    const link = (amount: number) => person.post('/nou/khaltipay/getlink', { ...target, amount })
    const read = async () => (await person.get(`${registrations}/${id}`)).body
    return { ...applicant, id, target, link, read }
  }

  let slips = 0
  /** Each a file of its own: one slip is used once. */
  const aVoucher = (person: Person, target: object, payamt: number) =>
    person.post('/nou/voucherpay/save', {
      ...target,
      payamt,
      filename: 'slip.pdf',
      filedata: Buffer.from(aSlip(++slips)).toString('base64'),
    })

  it('shows a changed fee, then assesses it again; total and status agree with it', async () => {
    const { link, read, openingId } = await applied()
    await at.database.kysely
      .updateTable('n_exam_open')
      .set({ examfee: rupees(3_000) })
      .where('n_exam_open_id', '=', openingId)
      .execute()
    const old = await link(rupees(2_500))
    expect(old.body).toMatchObject({
      status: 409,
      detail: 'Fee updated to Rs. 3,000 due to payment date.',
    })
    expect(await read()).toMatchObject({ totalfee: 2_500 })
    const started = await link(rupees(3_000))
    expect(await read()).toMatchObject({ totalfee: 3_000 })
    at.khalti.decide(pidxOf(started), 'pay')
    await comeBack(at, pidxOf(started))
    expect(await read()).toMatchObject({ totalfee: 3_000, feepaid: 3_000, IsPaid: true })
    await at.database.kysely
      .updateTable('n_exam_open')
      .set({ examfee: rupees(4_000) })
      .where('n_exam_open_id', '=', openingId)
      .execute()
    expect((await link(rupees(1_000))).body).toMatchObject({ code: 'rule/nothing-owed' })
    await expectSoundMoney(at.database)
  })

  it('ends with the last millisecond of DateTo in Nepal', async () => {
    const { target, email } = await applied()
    const midnight = Date.parse(`${addDays(todayOf(at), 1)}T00:00:00.000+05:45`)
    const before = at.clock.nowMs()
    at.clock.advance(midnight - 1 - before)
    const person = await at.signIn(email)
    const body = { ...target, amount: rupees(2_500) }
    expect((await person.post('/nou/khaltipay/getlink', body)).status).toBe(200)
    at.clock.advance(1)
    expect((await person.post('/nou/khaltipay/getlink', body)).body).toMatchObject({
      detail: 'Exam registration period has ended. Payment is no longer available.',
    })
  })

  it('while a voucher waits only the rest may be paid', async () => {
    const { link, target, person, read } = await applied()
    const slip = await aVoucher(person, target, 1_000)
    expect(slip.status).toBe(200)
    expect(await read()).toMatchObject({ isPending: true })
    expect((await link(rupees(2_500))).body).toMatchObject({ code: 'rule/fee-updated' })
    const rest = await link(rupees(1_500))
    expect(rest.status).toBe(200)
    await aVoucher(person, target, 1_500)
    expect((await link(rupees(1))).body).toMatchObject({ code: 'rule/voucher-waiting' })
  })

  it('without an active enrollment nothing is read, printed or paid', async () => {
    const { person, id, link, partnerId } = await applied()
    await at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isdropout: true })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    // Cached as enrolled until a notification of the database evicts the cache.
    await expect.poll(async () => (await person.get('/api/v1/models/n_exam_reg')).status).toBe(403)
    for (const model of [
      'n_exam_master',
      'n_exam_open',
      'n_exam_reg',
      'n_exam_regdetails',
      'n_exam_result',
      'n_exam_resultdetails',
    ])
      expect([model, (await person.get(`/api/v1/models/${model}`)).status]).toEqual([model, 403])
    const through = await person.get('/api/v1/models/n_program_enroll', { $expand: 'n_exam_reg' })
    expect(through.status).not.toBe(200)
    const printed = await person.post('/api/v1/processes/examination_application_form', {
      n_exam_reg_ID: id,
    })
    expect(printed.body).toMatchObject({ isError: true, code: 'rule/enrollment-required' })
    expect((await link(rupees(2_500))).body).toMatchObject({ code: 'rule/enrollment-required' })
  })
})

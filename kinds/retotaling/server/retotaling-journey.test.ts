import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { aMarking, release } from '#testing/kinds/results-in-tests.ts'
import {
  aStudent,
  openRetotaling,
  sat,
  type RetotalingState,
} from '#testing/kinds/retotaling-in-tests.ts'

const model = '/api/v1/models/n_exam_retotaling'

describe('asking for retotaling', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  /** A student with released results of two exam papers, and one exam paper without a released result. */
  async function aCandidate(state: RetotalingState = 'open') {
    const openingId = await openRetotaling(at, { state })
    const { email, partnerId } = await at.student()
    const student = await aStudent(at, partnerId)
    const codes = ['CSC151', 'MTH151']
    const registrationId = await sat(at, student, { openingId, codes })
    const person = await at.signIn(email)
    const course = (code: string) => student.courseIds.get(code) ?? 0
    const asks = (lines: readonly object[], more: object = {}) =>
      person.post(model, { n_exam_open_ID: openingId, n_exam_rtdetails: lines, ...more })
    const line = { n_course_ID: course('CSC151'), description: '  Question 5  ' }
    return { ...student, openingId, registrationId, person, course, asks, line }
  }

  it('keeps exam, numbers and reasons as they are here, and shows the courses under both names', async () => {
    const { asks, line, person, openingId, registrationId } = await aCandidate()
    const claims = { totalfee: 1, feepaid: 500, erollno: 'X-1', urollno: 'X-2', DocStatus: 'CO' }
    const applied = await asks([{ ...line, examtype: 'BACK' }], claims)
    expect(applied.status).toBe(201)
    expect(applied.body).toMatchObject({ totalfee: 500, feepaid: 0, DocStatus: { id: 'DR' } })
    expect(applied.body).toMatchObject({ n_exam_reg_ID: { id: registrationId } })
    const query = { $expand: 'n_exam_rtdetails', $filter: `n_exam_open_ID eq ${openingId}` }
    const [record] = (await person.get(model, query)).body['records'] as Record<string, unknown>[]
    const lines = [{ examtype: 'REG', description: 'Question 5' }]
    expect(record).toMatchObject({ n_exam_rtdetails: lines, exam_rtdetails: lines })
    expect(record?.['erollno']).toBeUndefined()
  })

  it('takes a sat paper sent back as it was read', async () => {
    const { asks, line, person, registrationId } = await aCandidate()
    const read = await person.get('/api/v1/models/n_exam_regdetails', {
      $filter: `n_exam_reg_ID eq ${registrationId} and n_course_ID eq ${line.n_course_ID}`,
    })
    const [paper] = read.body['records'] as Record<string, unknown>[]
    expect(paper).toHaveProperty('CREDIT_HOUR')
    const answer = await asks([{ ...paper, description: 'Question 5' }])
    expect([answer.status, answer.body['errors']]).toEqual([201, undefined])
  })

  it('twenty at once are one application and nineteen clear answers', async () => {
    const { asks, line, person } = await aCandidate()
    const answers = await Promise.all(Array.from({ length: 20 }, () => asks([line])))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(19)
    expect(refused[0]?.body['detail']).toBe('You have already applied for this retotaling.')
    expect((await person.get(model)).body['records']).toHaveLength(1)
  })

  it.each([
    ['closing-today', 201, undefined],
    ['closed', 400, 'The last date for retotaling of this exam has passed.'],
    ['not-open-yet', 400, 'Retotaling of this exam is not open yet.'],
  ] as const)('%s: %d', async (state, status, detail) => {
    const { asks, line } = await aCandidate(state)
    const answer = await asks([line])
    expect([answer.status, answer.body['detail']]).toEqual([status, detail])
  })

  it.each([
    ['no course', () => [], 'Choose at least one course.'],
    [
      'a blank reason',
      (line: object) => [{ ...line, description: ' \n\t ' }],
      'Please provide descriptions for all selected exam details.',
    ],
    [
      'no reason',
      (line: { n_course_ID: number }) => [{ n_course_ID: line.n_course_ID }],
      'Please provide descriptions for all selected exam details.',
    ],
    [
      'a reason without end',
      (line: object) => [{ ...line, description: 'a'.repeat(1_001) }],
      'A reason has 1,000 characters at most.',
    ],
  ] as const)('with %s is refused in words', async (_title, lines, detail) => {
    const { asks, line, person } = await aCandidate()
    const answer = await asks(lines(line))
    expect([answer.status, answer.body['detail']]).toEqual([400, detail])
    expect((await person.get(model)).body['records']).toEqual([])
  })

  it('takes courses with a released result of this exam only', async () => {
    const { asks, line, course } = await aCandidate()
    const other = { ...line, n_course_ID: course('CSC152') }
    expect((await asks([line, other])).body).toMatchObject({ code: 'rule/course-not-released' })
    const twice = await asks([line, { ...line, description: 'Another' }])
    expect(twice.body).toMatchObject({ totalfee: 500 })
  })

  it('an exam that was not sat, and one not released, are refused with their own sentences', async () => {
    const { person, line, enrollmentId, partnerId, courseIds } = await aCandidate()
    const notSat = await openRetotaling(at)
    const body = (id: number) => ({ n_exam_open_ID: id, n_exam_rtdetails: [line] })
    expect((await person.post(model, body(notSat))).body['detail']).toBe(
      'No exam details found for this exam. Please apply for the exam first.',
    )
    const waiting = await openRetotaling(at)
    const student = { partnerId, enrollmentId, courseIds }
    await sat(at, student, { openingId: waiting, codes: ['CSC151'], released: false })
    expect((await person.post(model, body(waiting))).body['detail']).toBe(
      'Your result of this exam is not published yet. You may apply once it is.',
    )
    const list = await person.get('/api/v1/models/n_exam_open', {
      $filter: `RetotalingTo ge '${todayOf(at)}'`,
    })
    const shown = list.body['records'] as { id: number; n_exam_open_ID: number }[]
    expect(shown.find(({ id }) => id === notSat)?.n_exam_open_ID).toBe(notSat)
  })

  it('is refused with another student’s registration, and without an enrollment', async () => {
    const [sita, ram] = [await aCandidate(), await aCandidate()]
    const named = { n_exam_reg_ID: ram.registrationId }
    const answer = await sita.asks([sita.line], named)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    const { email, partnerId } = await at.student()
    await enrollPartner(at, { partnerId, state: 'dropped-out' })
    const gone = await at.signIn(email)
    expect((await gone.post(model, { n_exam_open_ID: sita.openingId })).status).toBe(403)
    expect((await gone.get(model)).status).toBe(403)
    await sita.asks([sita.line])
    expect((await ram.person.get('/api/v1/models/n_exam_rtdetails')).body['records']).toEqual([])
  })

  it('costs the fee for each course when the university says so, whatever is sent', async () => {
    const set = (feePerCourse: boolean) =>
      at.database.transaction((transaction) =>
        storeSetting(
          transaction,
          { key: 'retotaling', value: { feePerCourse, returned: 'nothing' } },
          { userId: 0, nowMs: at.clock.nowMs() },
        ),
      )
    await set(true)
    const { asks, line, course } = await aCandidate()
    const lines = [line, { ...line, n_course_ID: course('MTH151') }]
    expect((await asks(lines, { totalfee: 500 })).body).toMatchObject({ totalfee: 1_000 })
    await set(false)
  })

  it('is paid until the last millisecond of its day in Nepal, and then no more', async () => {
    const openingId = await openRetotaling(at, { state: 'closing-today', fee: rupees(500) })
    const { email, partnerId } = await at.student()
    const student = await aStudent(at, partnerId)
    await sat(at, student, { openingId, codes: ['CSC151'] })
    const today = todayOf(at)
    at.clock.travelTo(today, '23:59:59.999')
    const person = await at.signIn(email)
    const line = { n_course_ID: student.courseIds.get('CSC151'), description: 'Question 5' }
    const body = { n_exam_open_ID: openingId, n_exam_rtdetails: [line] }
    const applied = await person.post(model, body)
    const target = { payment_type: 'RETOTALING', payment_reference_id: applied.body['id'] }
    const pay = () => person.post('/nou/khaltipay/getlink', { ...target, amount: rupees(500) })
    expect((await pay()).status).toBe(200)
    at.clock.travelTo(addDays(today, 1), '00:00:00.000')
    const late = await at.signIn(email)
    const answer = await late.post('/nou/khaltipay/getlink', { ...target, amount: rupees(500) })
    expect(answer.body['detail']).toBe(
      'The retotaling period of this exam has ended. Payment is no longer available.',
    )
    at.clock.travelTo(today)
  })

  it('opens at the release time, not before', async () => {
    const exam = await aMarking(at)
    const today = todayOf(at)
    await at.database.kysely
      .updateTable('n_exam_open')
      .set({ retotalingfrom: today, retotalingto: addDays(today, 5) })
      .where('n_exam_open_id', '=', exam.openingId)
      .execute()
    const candidate = await exam.candidate('Sita Rai', 'CSC151')
    await exam.enterTwice(candidate, 'CSC151', 20)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    const which = { n_exam_open_ID: exam.openingId }
    expect((await release(exam, which, soon)).body).toMatchObject({ isError: false })
    const person = await candidate.person()
    const line = { n_course_ID: await exam.courseId('CSC151'), description: 'Question 5' }
    const body = { ...which, n_exam_rtdetails: [line] }
    expect((await person.post(model, body)).body).toMatchObject({ code: 'rule/not-released' })
    at.clock.advance(soon - at.clock.nowMs())
    expect((await person.post(model, body)).status).toBe(201)
  })
})

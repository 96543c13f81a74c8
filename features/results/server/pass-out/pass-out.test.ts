import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { openExam, registerForExam } from '#testing/kinds/exam-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { academicsOf } from '#testing/kinds/programs-in-tests.ts'

type Outcomes = Readonly<Record<string, 'PASS' | 'FAIL' | 'ABSENT'>>

describe('passing out of a programme that asks for credits', () => {
  let at: TestServer
  let registrar: Person
  let examId: number
  let backId: number
  const needed = 7
  beforeAll(async () => {
    at = await testServer()
    registrar = await at.staff('registrar')
    examId = await openExam(at)
    backId = await openExam(at, { type: 'BACK' })
    const { n_program_id } = await academicsOf(at)
    await at.database.kysely
      .updateTable('n_program')
      .set({ credits: needed })
      .where('n_program_id', '=', n_program_id)
      .execute()
  })
  afterAll(() => at.close())

  /** A student whose exam papers have these results: CSC151 has 4 credits, MTH151 and PHY151 3. */
  async function student(name: string, ...sittings: Outcomes[]) {
    const { partnerId, email } = await at.student({ name })
    const { enrollmentId, courseIds } = await registerForExam(at, { partnerId })
    for (const [index, outcomes] of sittings.entries())
      await at.database.transaction((transaction) =>
        storeExamApplication(transaction, {
          partnerId,
          openingId: index === 0 ? examId : backId,
          enrollmentId,
          papers: Object.entries(outcomes).map(([code, outcome]) => ({
            courseId: courseIds.get(code) ?? 0,
            outcome,
          })),
          facts: { docstatus: 'CO' },
        }),
      )
    return { enrollmentId, email }
  }
  const passOut = (...ids: unknown[]) =>
    registrar.post('/api/v1/processes/enrollment_pass_out', { n_program_enroll_IDs: ids })
  const isPassedOut = async (id: number) =>
    (
      await at.database.kysely
        .selectFrom('n_program_enroll')
        .select('ispassedout')
        .where('n_program_enroll_id', '=', id)
        .executeTakeFirstOrThrow()
    ).ispassedout

  it('takes those who have them, and says of the others, person by person, what they lack', async () => {
    const sita = await student('Sita Rai', { CSC151: 'PASS', MTH151: 'PASS' })
    const hari = await student('Hari Shrestha', { CSC151: 'PASS', MTH151: 'FAIL' })
    const gita = await student('Gita Gyawali')
    const { body } = await passOut(sita.enrollmentId, hari.enrollmentId, gita.enrollmentId)
    expect(body).toMatchObject({ isError: false, data: { passed: [sita.enrollmentId] } })
    expect(body['summary']).toContain('1 of 3 enrollments are passed out.')
    expect(body['summary']).toMatch(
      /Hari Shrestha: 4 of 7 credits, no result yet for [^;]*, not passed in MTH151;/,
    )
    expect(body['summary']).toMatch(/Gita Gyawali: 0 of 7 credits, no result yet for CSC151, /)
    const states = [sita, hari, gita].map(({ enrollmentId }) => isPassedOut(enrollmentId))
    expect(await Promise.all(states)).toEqual([true, false, false])
    const note = await (await at.signIn(sita.email)).get('/api/v1/models/ad_note')
    expect(note.text).toContain('You are marked as passed out of')
    const none = await (await at.signIn(hari.email)).get('/api/v1/models/ad_note')
    expect(none.body['records']).toEqual([])
  })

  it('counts a course once, and a fail that was made good as passed', async () => {
    const twice = await student(
      'Twice Rai',
      { CSC151: 'PASS', MTH151: 'FAIL' },
      { CSC151: 'PASS', MTH151: 'ABSENT' },
    )
    const made = await student('Made Rai', { CSC151: 'PASS', MTH151: 'FAIL' }, { MTH151: 'PASS' })
    const { body } = await passOut(twice.enrollmentId, made.enrollmentId)
    expect(body).toMatchObject({ data: { passed: [made.enrollmentId] } })
    expect(body['summary']).toContain('Twice Rai: 4 of 7 credits')
  })

  it('passes a student out once, and refuses an unknown one or one with missing credits with a message', async () => {
    const hari = await student('Hari Rai')
    const alone = await registrar.post('/api/v1/processes/enrollment_pass_out', {
      n_program_enroll_ID: hari.enrollmentId,
    })
    expect(alone.body).toMatchObject({ isError: true, code: 'rule/nobody-passed-out' })
    expect(alone.body['summary']).toContain('Hari Rai: 0 of 7 credits')
    const unknown = await passOut(999_999_999)
    expect(unknown.body).toMatchObject({ isError: true, code: 'rule/enrollment-unknown' })
    const sita = await student('Sita Shrestha', { CSC151: 'PASS', MTH151: 'PASS' })
    const doubled = await passOut(sita.enrollmentId, { id: sita.enrollmentId }, 999_999_999)
    expect(doubled.body).toMatchObject({ data: { passed: [sita.enrollmentId] } })
    const again = await passOut(sita.enrollmentId)
    expect(again.body['summary']).toContain('Sita Shrestha: the enrollment is not active')
  })

  it.each([
    [[]],
    [['x']],
    [[-1]],
    [[1.5]],
    ['1,2'],
    [Array.from({ length: 501 }, (_, id) => id + 1)],
  ])('refuses a list that is none: %j', async (ids) => {
    const { status, body } = await registrar.post('/api/v1/processes/enrollment_pass_out', {
      n_program_enroll_IDs: ids,
    })
    expect([status, body['code']]).toEqual([400, 'plan/wrong-argument'])
  })

  it('asks which, when none is named', async () => {
    const { body } = await registrar.post('/api/v1/processes/enrollment_pass_out', {})
    expect(body).toMatchObject({ isError: true, code: 'rule/enrollments-missing' })
  })
})

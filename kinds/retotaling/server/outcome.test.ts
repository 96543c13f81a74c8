import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { ownResults, resultFromWire } from '#features/results/wire/result.ts'
import { storeSetting } from '#features/settings/server/settings.ts'
import { payWithKhalti } from '#testing/applicant.ts'
import { storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { openExam } from '#testing/kinds/exam-in-tests.ts'
import type { Candidate } from '#testing/kinds/examination-in-tests.ts'
import { divisions, setGrading } from '#testing/kinds/grading-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { pageText, print, scan } from '#testing/printed-document.ts'
import type { Answer, Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { aMarking, confirm, type Marking, release } from '#testing/kinds/results-in-tests.ts'

describe('the outcome of a retotaling', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
    await at.database.transaction((transaction) =>
      storeSetting(
        transaction,
        { key: 'retotaling', value: { feePerCourse: false, returned: 'credit' } },
        { userId: 0, nowMs: at.clock.nowMs() },
      ),
    )
  })
  afterAll(() => at.close())

  /** A published result with one exam paper failed by two marks, its retotaling paid and accepted. */
  async function aRetotaling() {
    const exam = await aMarking(at)
    const today = todayOf(at)
    await at.database.kysely
      .updateTable('n_exam_open')
      .set({ retotalingfrom: today, retotalingto: addDays(today, 5), retotalingfee: rupees(500) })
      .where('n_exam_open_id', '=', exam.openingId)
      .execute()
    const sita = await exam.candidate('Sita Rai', 'CSC151', 'MTH151')
    await exam.enterTwice(sita, 'CSC151', 28)
    await exam.enterTwice(sita, 'MTH151', 44)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    await release(exam, { n_exam_open_ID: exam.openingId }, soon)
    at.clock.advance(soon - at.clock.nowMs())
    const person = await sita.person()
    const applied = await person.post('/api/v1/models/n_exam_retotaling', {
      n_exam_open_ID: exam.openingId,
      n_exam_rtdetails: [{ n_course_ID: await exam.courseId('CSC151'), description: 'Question 5' }],
    })
    const applicationId = Number(applied.body['id'])
    const lines = await person.get('/api/v1/models/n_exam_rtdetails', {
      $filter: `n_exam_retotaling_ID eq ${applicationId}`,
    })
    const [line] = lines.body['records'] as { id: number }[]
    const target = { payment_type: 'RETOTALING', payment_reference_id: applicationId }
    return {
      ...exam,
      sita,
      student: person,
      applicationId,
      lineId: line?.id ?? 0,
      pay: () =>
        payWithKhalti(
          at,
          { getLink: (amount) => person.post('/nou/khaltipay/getlink', { ...target, amount }) },
          rupees(500),
        ),
      accept: () =>
        exam.mina.post('/api/v1/processes/exam_retotaling_document_action', {
          n_exam_retotaling_ID: applicationId,
          doc_action: 'AP',
        }),
      propose: (external: string) =>
        exam.mina.post('/api/v1/processes/retotaling_outcome', {
          n_exam_rtdetails_ID: line?.id,
          external,
          reason: 'Question 5 was left out of the sum',
        }),
    }
  }
  const openOf = async (by: Person, lineId: number) => {
    const { body } = await by.post('/api/v1/processes/retotaling_outcomes_open')
    const { outcomes } = body['data'] as { outcomes: { n_exam_rtdetails_ID: number }[] }
    return outcomes.find((each) => each.n_exam_rtdetails_ID === lineId)
  }
  const recordsOf = ({ body }: Answer) => body['records'] as Record<string, unknown>[]

  it('is proposed for what is accepted and paid, and confirmed by another person', async () => {
    const { propose, accept, pay, mina, om, lineId } = await aRetotaling()
    expect((await propose('36')).body).toMatchObject({ code: 'rule/course-unknown' })
    await pay()
    expect(await openOf(mina, lineId)).toBeUndefined()
    await accept()
    expect((await propose('61')).body).toMatchObject({ code: 'rule/not-a-mark' })
    expect(await openOf(mina, lineId)).toMatchObject({
      code: 'CSC151',
      description: 'Question 5',
      mark: 28,
      full: 60,
      isOwing: false,
      proposal: null,
    })
    const proposed = await propose('36')
    expect(await openOf(om, lineId)).toMatchObject({ proposal: { isOwn: false } })
    expect(proposed.body).toMatchObject({ isError: false })
    const read = await proposalRead(om, proposed)
    expect(read.view?.subject.en).toMatch(/^Sita Rai, CSC151 /)
    expect(fieldsOf(read)).toEqual([
      ['Mark of the final examination', '28', '36'],
      ['Total', '58', '66'],
      ['Grade', 'F', 'B'],
      ['The student asked', 'Question 5', null],
      ['Reason', null, expect.any(String)],
    ])
    expect(read.view?.lists[0]?.rows[0]).toMatchObject({ partnerId: expect.any(Number) })
    expect((await confirm(mina, proposed)).body).toMatchObject({ code: 'rule/own-entry' })
    expect((await confirm(om, proposed)).body).toMatchObject({ isError: false })
    expect(await openOf(mina, lineId)).toBeUndefined()
    expect((await propose('37')).body).toMatchObject({ code: 'rule/decided-already' })
    const line = await mina.get(`/api/v1/models/n_exam_rtdetails/${lineId}`)
    expect(line.body).toMatchObject({
      outcome: { id: 'RAISED' },
      former_total: 58,
      former_grade: 'F',
      total_om: 66,
      grade: 'B',
    })
  })

  it('is graded by the table that the result was published with, whatever the table is by now', async () => {
    const { propose, accept, pay, om, student } = await aRetotaling()
    await pay()
    await accept()
    await setGrading(at, divisions)
    const proposed = await propose('36')
    expect(fieldsOf(await proposalRead(om, proposed))).toContainEqual(['Grade', 'F', 'B'])
    expect((await confirm(om, proposed)).body).toMatchObject({ isError: false })
    const { body } = await student.get('/api/v1/models/n_exam_result', {
      $expand: 'n_exam_resultdetails',
    })
    expect(body['records']).toMatchObject([
      { version: 2, n_exam_resultdetails: [{ grade: 'B' }, { grade: 'B+' }] },
    ])
    await setGrading(at)
  })

  it('withdraws an unpaid registration for the back paper that it passes', async () => {
    const { propose, accept, pay, om, student, courseId } = await aRetotaling()
    const back = await student.post('/api/v1/models/n_exam_reg', {
      n_exam_open_ID: await openExam(at, { type: 'BACK' }),
      n_exam_regdetails: [{ n_course_ID: await courseId('CSC151'), examtype: 'BACK' }],
    })
    expect(back.status).toBe(201)
    const statusOf = async () =>
      (await student.get(`/api/v1/models/n_exam_reg/${String(back.body['id'])}`)).body['DocStatus']
    await pay()
    await accept()
    await at.jobs.runNow('applications')
    expect(await statusOf()).toMatchObject({ id: 'DR' })
    await confirm(om, await propose('36'))
    await at.jobs.runNow('applications')
    expect(await statusOf()).toMatchObject({ id: 'CL' })
    const why = await student.get('/api/v1/models/n_application_withdrawal')
    expect(why.body['records']).toMatchObject([
      { cause: 'facts', reason: expect.stringMatching(/^CSC151 .*: you have passed it\.$/) },
    ])
  })

  it('gives the result and its gradesheet a new version; the old code is shown as replaced, outcomes of exam papers follow', async () => {
    const { propose, accept, pay, om, sita, student } = await aRetotaling()
    const body = { n_exam_reg_ID: sita.registrationId }
    const first = await print(student, 'gradesheet_print', body)
    await pay()
    await accept()
    await confirm(om, await propose('36'))
    expect(pageText(await scan(at, first.codes[0]))).toMatch(/[Rr]eplaced/)
    const second = await print(student, 'gradesheet_print', body)
    const page = pageText(await scan(at, second.codes[0]))
    expect(page).toContain('grade B, point 3.0')
    const results = await student.get('/api/v1/models/n_exam_result', {
      $expand: 'n_exam_resultdetails',
    })
    // 4 × 3.0 and 3 × 3.3: 21.9 ÷ 7 = 3.1286; before it was 9.9 ÷ 7.
    expect(recordsOf(results)).toMatchObject([
      { version: 2, sgpa: 3.13, cgpa: 3.13, outcome: { id: 'PASS' }, credits_earned: 7 },
    ])
    // The portal asks for the columns it reads, and reads from them what it would from all.
    const asked = await student.get('/api/v1/models/n_exam_result', ownResults(sita.partnerId))
    const read = (from: Answer) => recordsOf(from).map((each) => resultFromWire(each))
    expect(read(asked)).toEqual(read(results))
    expect(asked.text).not.toContain('n_exam_regdetails_ID')
    const papers = await student.get('/api/v1/models/n_exam_regdetails')
    expect(recordsOf(papers).map(({ outcome }) => outcome)).toMatchObject([
      { id: 'PASS' },
      { id: 'PASS' },
    ])
  })

  it('reports what changed, completes the application, and makes the fee credit where the university says so', async () => {
    const { propose, accept, pay, om, student, applicationId } = await aRetotaling()
    await pay()
    await accept()
    await confirm(om, await propose('36'))
    const notes = recordsOf(await student.get('/api/v1/models/ad_note'))
    expect(notes.map(({ TextMsg }) => TextMsg)).toContain(
      'Retotaling of Object-Oriented Programming in Semester II Regular 2083: the total is 66, it was 58; the grade is B, it was F. Your gradesheet has a new version.',
    )
    const application = await student.get(`/api/v1/models/n_exam_retotaling/${applicationId}`)
    expect(application.body).toMatchObject({ DocStatus: { id: 'CO' }, feepaid: 500 })
    expect((await student.get('/nou/payments/own')).body).toMatchObject({ credit: 500 })
    await expectSoundMoney(at.database)
  })

  it('may be that nothing changes: no new version, no credit', async () => {
    const { propose, accept, pay, om, student } = await aRetotaling()
    await pay()
    await accept()
    expect((await confirm(om, await propose('28'))).body).toMatchObject({ isError: false })
    const results = recordsOf(await student.get('/api/v1/models/n_exam_result'))
    expect(results).toMatchObject([{ version: 1 }])
    expect((await student.get('/nou/payments/own')).body).toMatchObject({ credit: 0 })
  })

  it('gives every later result of the student a new version with the CGPA that follows', async () => {
    const { propose, accept, pay, om, sita, student } = await aRetotaling()
    const next = await aMarking(at)
    const again = { ...sita, registrationId: await alsoSits(sita, next) }
    await next.enterTwice(again, 'CSC152', 44)
    const soon = Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000
    await release(next, { n_exam_open_ID: next.openingId }, soon)
    at.clock.advance(soon - at.clock.nowMs())
    const later = async () => {
      const $filter = `n_exam_reg_ID eq ${again.registrationId}`
      return recordsOf(await student.get('/api/v1/models/n_exam_result', { $filter }))
    }
    // Of one semester: CSC151 has 4 credits and no points, MTH151 and CSC152 3 credits and 3.3 each: 19.8 ÷ 10.
    const sheet = { n_exam_reg_ID: again.registrationId }
    await print(student, 'gradesheet_print', sheet)
    expect(await later()).toMatchObject([{ version: 1, sgpa: 1.98, cgpa: 1.98 }])
    await pay()
    await accept()
    await confirm(om, await propose('36'))
    // 4 × 3.0 more: 31.8 ÷ 10.
    expect(await later()).toMatchObject([{ version: 2, sgpa: 3.18, cgpa: 3.18 }])
    const notes = (await student.get('/api/v1/models/ad_note')).text
    expect(notes).toMatch(/Gradesheet G-[\d-]+ has version 2 now/iu)
  })

  /** The same student's registration for another exam, with one exam paper. */
  async function alsoSits({ partnerId, registrationId }: Candidate, exam: Marking) {
    const { n_program_enroll_id: enrollmentId } = await at.database.kysely
      .selectFrom('n_exam_reg')
      .select('n_program_enroll_id')
      .where('n_exam_reg_id', '=', registrationId)
      .executeTakeFirstOrThrow()
    return at.database.transaction(async (transaction) =>
      storeExamApplication(transaction, {
        partnerId,
        openingId: exam.openingId,
        enrollmentId: enrollmentId ?? 0,
        papers: [{ courseId: await exam.courseId('CSC152') }],
        facts: { docstatus: 'AP' },
      }),
    )
  }
})

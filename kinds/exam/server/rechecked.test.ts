import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { aSlip, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { anExamApplicant, openExam } from '#testing/kinds/exam-in-tests.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import type { Person } from '#testing/person.ts'

type Applied = Awaited<ReturnType<typeof anExamApplicant>>

describe('an exam registration that no longer holds', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterEach(() => expectSoundMoney(at.database))
  afterAll(() => at.close())

  const recheck = () => at.jobs.runNow('applications')
  const read = async ({ person, applicationId }: Applied) =>
    (await person.get(`/api/v1/models/n_exam_reg/${applicationId}`)).body
  const statusOf = async (one: Applied) => (await read(one))['DocStatus'] as { id: string }
  const pay = ({ person, applicationId: id }: Applied) => {
    const target = { payment_type: 'EXAM', payment_reference_id: id }
    const getLink = (amount: number) => person.post('/nou/khaltipay/getlink', { ...target, amount })
    return payWithKhalti(at, { getLink }, rupees(2_500))
  }
  const withdraw = async ({ person, applicationId: record_ID }: Applied) =>
    (
      await person.post('/api/v1/processes/application_withdraw', {
        model: 'n_exam_reg',
        record_ID,
        doc_action: 'VO',
      })
    ).body
  const courses = () =>
    at.database.kysely.selectFrom('n_course').select('n_course_id').where('value', '=', 'CSC151')
  const setMark = ({ enrollmentId }: Applied, marks: number | null) =>
    at.database.kysely
      .updateTable('n_program_cregdetails')
      .set({ internal_om: marks })
      .where('n_course_id', 'in', courses())
      .where('n_program_creg_id', 'in', (of) =>
        of
          .selectFrom('n_program_creg')
          .select('n_program_creg_id')
          .where('n_program_enroll_id', '=', enrollmentId),
      )
      .execute()
  const endEnrollment = ({ enrollmentId }: Applied, isdropout = true) =>
    at.database.kysely
      .updateTable('n_program_enroll')
      .set({ isdropout })
      .where('n_program_enroll_id', '=', enrollmentId)
      .execute()
  const closeRegistration = ({ enrollmentId }: Applied) =>
    at.database.kysely
      .updateTable('n_program_creg')
      .set({ docstatus: 'CL' })
      .where('n_program_enroll_id', '=', enrollmentId)
      .execute()
  const noticesOf = async (person: Person) => {
    const { body } = await person.get('/api/v1/models/AD_Note')
    return (body['records'] as { TextMsg: string }[]).map(({ TextMsg }) => TextMsg)
  }
  const reasonOf = ({ partnerId }: Applied) =>
    at.database.kysely
      .selectFrom('n_application_withdrawal')
      .select(['cause', 'reason', 'reason_ne', 'credited'])
      .where('c_bpartner_id', '=', partnerId)
      .execute()

  it.each([
    [
      'the internal mark fell below the pass mark',
      (one: Applied) => setMark(one, 19),
      /Internal 19 of 40, you need 20\./,
    ],
    ['the internal mark was taken away', (one: Applied) => setMark(one, null), /not entered yet/],
    ['the enrollment ended', (one: Applied) => endEnrollment(one), /not active any more/],
    [
      'the course registration was closed',
      closeRegistration,
      /you are not registered for it any more/,
    ],
  ] as const)('is withdrawn with a notice, unpaid, when %s', async (_, change, reason) => {
    const one = await anExamApplicant(at)
    await recheck()
    expect(await statusOf(one)).toMatchObject({ id: 'DR' })
    await change(one)
    await recheck()
    const [withdrawn] = await reasonOf(one)
    expect(withdrawn).toMatchObject({ cause: 'facts', credited: 0 })
    expect(withdrawn?.reason).toMatch(reason)
    const { docstatus } = await at.database.kysely
      .selectFrom('n_exam_reg')
      .select('docstatus')
      .where('n_exam_reg_id', '=', one.applicationId)
      .executeTakeFirstOrThrow()
    expect(docstatus).toBe('CL')
    const notices = (await noticesOf(one.person)).filter((each) => each.includes('was withdrawn'))
    expect(notices).toHaveLength(1)
    await recheck()
    expect(await reasonOf(one)).toHaveLength(1)
  })

  it('is left alone at exactly the pass mark', async () => {
    const one = await anExamApplicant(at)
    await setMark(one, 20)
    await recheck()
    expect(await statusOf(one)).toMatchObject({ id: 'DR' })
    expect(await reasonOf(one)).toEqual([])
  })

  it('may be made again once it holds, as the same record', async () => {
    const one = await anExamApplicant(at)
    await setMark(one, 19)
    await recheck()
    const { n_course_id } = await courses().executeTakeFirstOrThrow()
    const again = () =>
      one.person.post('/api/v1/models/n_exam_reg', {
        n_exam_open_ID: one.openingId,
        n_exam_regdetails: [{ n_course_ID: n_course_id, examtype: 'REG' }],
      })
    expect((await again()).body['code']).toBe('rule/paper-not-eligible')
    await setMark(one, 25)
    const made = await again()
    expect([made.status, made.body['id']]).toEqual([201, one.applicationId])
    const lines = await at.database.kysely
      .selectFrom('n_exam_regdetails')
      .select('internal_om')
      .where('n_exam_reg_id', '=', one.applicationId)
      .execute()
    expect(lines).toEqual([{ internal_om: 25 }])
    await recheck()
    expect(await statusOf(one)).toMatchObject({ id: 'DR' })
  })

  it('keeps its money until the student takes the offered credit, once', async () => {
    const one = await anExamApplicant(at)
    await pay(one)
    await setMark(one, 19)
    await recheck()
    const offered = await read(one)
    expect(offered).toMatchObject({ DocStatus: { id: 'DR' }, feepaid: 2_500, IsPaid: true })
    expect(offered['n_application_withdrawal_ID']).toEqual(expect.any(Number))
    expect((await noticesOf(one.person)).join()).toContain('your application is no longer valid')
    expect(await withdraw(one)).toMatchObject({ isError: false })
    expect(await withdraw(one)).toMatchObject({ isError: false })
    expect(await read(one)).toMatchObject({
      DocStatus: { id: 'CL' },
      feepaid: 0,
      IsPaid: false,
    })
    expect((await one.person.get('/nou/payments/own')).body['credit']).toBe(2_500)
    expect(await reasonOf(one)).toMatchObject([{ cause: 'facts', credited: 250_000 }])
  })

  it('is offered after approval too, until it has a number', async () => {
    const office = await at.staff('exam-office')
    const [approved, numbered] = [await anExamApplicant(at), await anExamApplicant(at)]
    for (const one of [approved, numbered]) {
      await pay(one)
      const body = { n_exam_reg_ID: one.applicationId, doc_action: 'AP' }
      expect(
        (await office.post('/api/v1/processes/exam_document_action', body)).body,
      ).toMatchObject({ isError: false })
    }
    await at.database.kysely
      .updateTable('n_exam_reg')
      .set({ erollno: '00001' })
      .where('n_exam_reg_id', '=', numbered.applicationId)
      .execute()
    for (const one of [approved, numbered]) await setMark(one, 19)
    await recheck()
    expect(await withdraw(approved)).toMatchObject({ isError: false })
    expect(await withdraw(numbered)).toMatchObject({ code: 'rule/decided' })
  })

  it('stays when it holds again before the student takes the credit', async () => {
    const one = await anExamApplicant(at)
    await pay(one)
    await setMark(one, 19)
    await recheck()
    await setMark(one, 30)
    expect(await withdraw(one)).toMatchObject({
      isError: false,
      summary: 'The application is valid again. Nothing was changed.',
    })
    const after = await read(one)
    expect(after).toMatchObject({ DocStatus: { id: 'DR' }, feepaid: 2_500 })
    expect(after['n_application_withdrawal_ID']).toBeUndefined()
  })

  it('is not paid for any further, and not withdrawn while a voucher waits', async () => {
    const one = await anExamApplicant(at)
    const target = { payment_type: 'EXAM', payment_reference_id: one.applicationId }
    const sent = await one.person.post('/nou/voucherpay/save', {
      ...target,
      payamt: 1_000,
      filename: 'slip.pdf',
      filedata: Buffer.from(aSlip()).toString('base64'),
    })
    expect(sent.status).toBe(200)
    await setMark(one, 19)
    await recheck()
    expect(await read(one)).toMatchObject({ DocStatus: { id: 'DR' }, isPending: true })
    const link = await one.person.post('/nou/khaltipay/getlink', {
      ...target,
      amount: rupees(1_500),
    })
    expect(link.body).toMatchObject({ code: 'rule/no-longer-holds' })
    expect(await withdraw(one)).toMatchObject({ code: 'rule/voucher-waiting' })
  })

  it('gives a credit that a refund of the wallet takes back', async () => {
    const openingId = await openExam(at)
    const one = await anExamApplicant(at, { openingId })
    const pidx = await pay(one)
    await setMark(one, 19)
    await recheck()
    await withdraw(one)
    at.khalti.behaviour.lookup = {
      status: 200,
      body: {
        pidx,
        status: 'Refunded',
        total_amount: rupees(2_500),
        transaction_id: 'T',
        fee: 0,
        refunded: true,
      },
    }
    at.clock.advance(25 * 3_600_000)
    await at.jobs.runNow('payments')
    delete at.khalti.behaviour.lookup
    const { feepaid } = await at.database.kysely
      .selectFrom('n_exam_reg')
      .select('feepaid')
      .where('n_exam_reg_id', '=', one.applicationId)
      .executeTakeFirstOrThrow()
    expect(feepaid).toBe(0)
    const { body } = await (await at.signIn(one.email)).get('/nou/payments/own')
    expect(body['credit']).toBe(0)
  })
})

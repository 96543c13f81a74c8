import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { firstAccountId, proposalOf } from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import type { KindInTests } from '#kinds/conformance.test.ts'
import { admissionInTests } from '#testing/kinds/admission-in-tests.ts'
import { anApplicant, aSlip } from '#testing/applicant.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { enrollPartner, partnerOf } from '#testing/kinds/course-registration-in-tests.ts'
import { certificateInTests } from '#testing/kinds/certificate-in-tests.ts'
import { aTwiceTypedEntrance } from '#testing/kinds/twice-typed-in-tests.ts'
import { entranceInTests } from '#testing/kinds/entrance-in-tests.ts'
import { examInTests } from '#testing/kinds/exam-in-tests.ts'
import { aListedRefund } from '#features/payments/testing/refunds.factory.ts'
import { aPuzzle } from '#features/reconciliation/testing/at-reconciliation.ts'
import type { Person } from '#testing/person.ts'
import { aMarking } from '#testing/kinds/results-in-tests.ts'
import { retotalingInTests } from '#testing/kinds/retotaling-in-tests.ts'
import { scholarshipInTests } from '#testing/kinds/scholarship-in-tests.ts'
import { universityRegistrationInTests } from '#testing/kinds/university-registration-in-tests.ts'
import { anOwedTranslation } from '#testing/owed-translation-in-tests.ts'
import { aDouble } from '#testing/double-in-tests.ts'
import { aUsedSlip } from '#testing/used-slip-in-tests.ts'
import { listAllows } from '#apps/server/testing/listed-actions.ts'

/** Process that a person runs on an own entry, or on a record about themselves. */
type Try = { readonly by: Person; readonly body: object; readonly code: string }

describe('a person’s own entries', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer()
  })
  afterAll(() => at.close())

  /** A staff account that belongs to a student. */
  async function staffBehind(role: StaffRole, partnerId: number): Promise<Person> {
    const { userId } = await at.staff(role)
    const { email } = await at.database.kysely
      .updateTable('ad_user')
      .set({ c_bpartner_id: partnerId })
      .where('ad_user_id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    at.clock.advance(30_000) // a code counts once
    return at.signIn(email)
  }

  async function application(
    kind: Pick<KindInTests, 'model' | 'key' | 'open' | 'prepare' | 'body'>,
    body: object,
    role: StaffRole = 'registrar',
  ): Promise<Try> {
    const student = await at.signIn((await at.student()).email)
    await kind.prepare?.(at, student)
    const sent = kind.body(await kind.open(at, rupees(500)))
    const applied = await student.post(`/api/v1/models/${kind.model}`, sent)
    const by = await staffBehind(role, await partnerOf(at, student))
    const id = { [kind.key]: Number(applied.body['id']) }
    return { by, body: { ...id, ...body }, code: 'rule/own-application' }
  }

  async function voucher(): Promise<Try> {
    const applicant = await anApplicant(at)
    const { body } = await applicant.uploadVoucher(aSlip())
    const by = await staffBehind('cashier', applicant.partnerId)
    const given = { c_payment_ID: body['C_Payment_ID'], amount: 1_500, reason: 'Not legible' }
    return { by, body: given, code: 'rule/own-voucher' }
  }

  /** The cashier is the student whose fee is paid. */
  async function cash(): Promise<Try> {
    const { applicationId, partnerId } = await anApplicant(at)
    const by = await staffBehind('cashier', partnerId)
    const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
    const body = { C_BPartner_ID: partnerId, ...fee, amount: 1_500, owed: 1_500 }
    return { by, body, code: 'rule/own-fee' }
  }

  /** The registrar is the student whose documents are held. */
  async function ownHold(): Promise<Try> {
    const { partnerId } = await at.student()
    const by = await staffBehind('registrar', partnerId)
    const body = { C_BPartner_ID: partnerId, until: todayOf(at), reason: 'Pays tomorrow' }
    return { by, body, code: 'rule/own-hold' }
  }

  /** The cashier sent the voucher that a line of the bank looks like. */
  async function link(): Promise<Try> {
    const puzzle = await aPuzzle(at, await at.staff('administrator'), 8_000)
    const by = await staffBehind('cashier', puzzle.applicant.partnerId)
    const pair = { bank_statement_line_ID: puzzle.lineId, c_payment_ID: puzzle.paymentId }
    const seen = { bank_amount: 1_500, portal_amount: 1_500, reason: 'One digit differs.' }
    return { by, body: { ...pair, ...seen }, code: 'rule/own-voucher' }
  }

  /** The registrar is who sent the slip that was used before. */
  async function usedSlip(): Promise<Try> {
    const { voucher_report_ID, partnerId } = await aUsedSlip(at, await at.staff('cashier'))
    const by = await staffBehind('registrar', partnerId)
    return { by, body: { voucher_report_ID, note: 'Seen' }, code: 'rule/own-report' }
  }

  /** The registrar has the newer of two accounts that may be one person's. */
  async function double(): Promise<Try> {
    const { double_person_ID, later } = await aDouble(at)
    const by = await staffBehind('registrar', later.partnerId)
    const body = { double_person_ID, is_one: false, note: 'Cousins' }
    return { by, body, code: 'rule/own-double' }
  }

  /** The cashier is the student whose text is to be translated. */
  async function translation(): Promise<Try> {
    const { owed_translation_ID, partnerId } = await anOwedTranslation(
      at,
      await at.staff('cashier'),
    )
    const by = await staffBehind('cashier', partnerId)
    return {
      by,
      body: { owed_translation_ID, translation: 'धमिलो' },
      code: 'rule/own-translation',
    }
  }

  /** The cashier notes the list as sent that they made. */
  async function sentList(): Promise<Try> {
    const { maker, listId } = await aListedRefund(at)
    const body = { refund_list_ID: listId, sent_on: todayOf(at) }
    return { by: maker, body, code: 'rule/own-entry' }
  }

  async function correction(): Promise<Try> {
    const { email, partnerId } = await at.student()
    const student = await at.signIn(email)
    const { body } = await student.post('/nou/profile/correction', {
      field: 'Name',
      value: 'Sita Rai',
      prooffile: aPdf().toString('base64'),
      prooffilename: 'citizenship.pdf',
    })
    const by = await staffBehind('registrar', partnerId)
    const given = { correction_ID: body['n_correction_ID'], reason: 'Not the same name' }
    return { by, body: given, code: 'rule/own-correction' }
  }

  /** A late return, and a fine that the librarian who took the copy back tries to waive. */
  async function fine(): Promise<Try> {
    const by = await at.staff('librarian')
    const run = async (slug: string, body: object) =>
      (await by.post(`/api/v1/processes/library_${slug}`, body)).body['data']
    const copy = (await run('copy_save', { Value: 'LTU-OWN', Name: 'Physics' })) as object
    const { partnerId } = await at.student()
    await enrollPartner(at, { partnerId })
    await run('issue', { ...copy, C_BPartner_ID: partnerId })
    await at.database.kysely
      .updateTable('a_asset')
      .set({ duedate: addDays(todayOf(at), -5) })
      .where('c_bpartner_id', '=', partnerId)
      .execute()
    await run('return', copy)
    const { n_library_fine_id } = await at.database.kysely
      .selectFrom('n_library_fine')
      .select('n_library_fine_id')
      .where('c_bpartner_id', '=', partnerId)
      .executeTakeFirstOrThrow()
    const given = { n_library_fine_ID: n_library_fine_id, reason: 'Flood' }
    return { by, body: given, code: 'rule/own-entry' }
  }

  /** A mark two people entered differently, which one of them would settle. */
  async function difference(): Promise<Try> {
    const marking = await aMarking(at)
    const erollno = await marking.number(await marking.candidate('Sita Rai', 'CSC151'))
    const enter = (by: Person, external: string) =>
      marking.onSheet(by, 'marks_enter', { code: 'CSC151', erollno, external })
    await enter(marking.mina, '40')
    await enter(marking.om, '41')
    const sheet = {
      n_exam_master_ID: marking.examId,
      n_course_ID: await marking.courseId('CSC151'),
    }
    const body = { ...sheet, erollno, external: '40', reason: 'Seen' }
    return { by: marking.mina, body, code: 'rule/entered-yourself' }
  }

  /** A score of an entrance that two people entered differently, which one of them would settle. */
  async function scoreDifference(): Promise<Try> {
    const { mina, body, numbers } = await aTwiceTypedEntrance(at, [['40', '41']])
    const settled = { ...body, erollno: numbers[0], score: '40', reason: 'Seen' }
    return { by: mina, body: settled, code: 'rule/entered-yourself' }
  }

  async function proposal(): Promise<Try> {
    const by = await at.staff('administrator')
    const change = proposalOf({ ...langtangAccount, number: '01201002300009' }, firstAccountId)
    const { body } = await by.post('/api/v1/processes/bank_account_propose', change)
    const { n_proposal_ID } = body['data'] as { n_proposal_ID: number }
    return { by, body: { n_proposal_ID }, code: 'rule/own-entry' }
  }

  /** Planned by a colleague. */
  async function printTogether(): Promise<Try> {
    const student = await at.signIn((await at.student()).email)
    await certificateInTests.prepare(at, student)
    const asked = certificateInTests.body(await certificateInTests.open(at, nothing))
    const { body } = await student.post('/api/v1/models/n_certificate_reg', asked)
    const colleague = await at.staff('registrar')
    const run = (slug: string, given: object) =>
      colleague.post(`/api/v1/processes/certificate_${slug}`, given)
    const id = Number(body['id'])
    await run('document_action', { n_certificate_reg_ID: id, doc_action: 'AP' })
    const { plan } = (await run('print_plan', { certificates: [id] })).body['data'] as {
      plan: { id: number }
    }
    const by = await staffBehind('registrar', await partnerOf(at, student))
    return { by, body: { certificate_print_plan_ID: plan.id }, code: 'rule/own-application' }
  }

  const approving = { doc_action: 'AP' }
  const tries: Readonly<Record<string, () => Promise<Try>>> = {
    entrance_claim_prove: () => application(entranceInTests, { quota: 'Dalit', is_proved: true }),
    entrance_document_action: () => application(entranceInTests, approving),
    entrance_seat_move: () =>
      application(
        entranceInTests,
        { n_exam_routine_ID: 1, n_exam_room_ID: 1, reason: 'Ill', reason_ne: 'बिरामी' },
        'exam-office',
      ),
    entrance_applicant_order_set: () =>
      application(
        entranceInTests,
        { programs: [1], reason: 'Ill', reason_ne: 'बिरामी' },
        'exam-office',
      ),
    entrance_preferences_set: () =>
      application(
        entranceInTests,
        { special_need: true, reason: 'Ill', reason_ne: 'बिरामी' },
        'exam-office',
      ),
    entrance_withhold: () =>
      application(entranceInTests, { reason: 'Ill', reason_ne: 'बिरामी' }, 'exam-office'),
    entrance_withhold_lift: () =>
      application(entranceInTests, { reason: 'Ill', reason_ne: 'बिरामी' }, 'exam-office'),
    entrance_set_eligible: () => application(entranceInTests, { eligible: true }),
    entrance_set_number: () => application(entranceInTests, {}),
    program_document_action: () => application(admissionInTests, approving),
    university_registration_document_action: () =>
      application(universityRegistrationInTests, approving),
    exam_document_action: () => application(examInTests, approving),
    exam_retotaling_document_action: () => application(retotalingInTests, approving),
    scholarship_document_action: () => application(scholarshipInTests, approving),
    certificate_document_action: () => application(certificateInTests, approving),
    certificate_ready: () => application(certificateInTests, {}),
    certificate_print_together: printTogether,
    certificate_hand_over: () => application(certificateInTests, { how: 'POSTED' }),
    scholarship_score: () => application(scholarshipInTests, { score: '90' }),
    scholarship_decline: () => application(scholarshipInTests, { reason: 'Late' }),
    cash_take: cash,
    hold_lift: ownHold,
    voucher_approve: voucher,
    voucher_return: voucher,
    reconciliation_link: link,
    refund_list_sent: sentList,
    correction_accept: correction,
    correction_return: correction,
    used_slip_settle: usedSlip,
    double_person_settle: double,
    reason_translate: translation,
    library_fine_settle: fine,
    mark_settle: difference,
    entrance_score_settle: scoreDifference,
    proposal_confirm: proposal,
  }

  it('is tried here for every process listed so', () => {
    expect(Object.keys(tries).toSorted()).toEqual(listAllows('never one’s own').toSorted())
  })

  it.each(Object.entries(tries))(
    'is refused by %s, and the try is written down',
    async (slug, prepare) => {
      const { by, body, code } = await prepare()
      const answer = await by.post(`/api/v1/processes/${slug}`, body)
      expect(answer.body).toMatchObject({ isError: true, code })
      const entries = () =>
        at.database.kysely
          .selectFrom('audit_entry')
          .select(['act', 'code'])
          .where('ad_user_id', '=', by.userId)
          .where('process', '=', slug)
          .execute()
      await expect.poll(entries).toEqual([{ act: 'refused', code }])
    },
  )

  it('is no second entry of a mark: who entered it writes over the first', async () => {
    expect(listAllows('a second entry')).toEqual(['marks_enter'])
    const marking = await aMarking(at)
    const erollno = await marking.number(await marking.candidate('Sita Rai', 'CSC151'))
    for (const external of ['40', '41', '41'])
      await marking.onSheet(marking.mina, 'marks_enter', { code: 'CSC151', erollno, external })
    const entered = await at.database.kysely
      .selectFrom('n_mark_entry')
      .select(['round', 'external'])
      .where('createdby', '=', marking.mina.userId)
      .execute()
    expect(entered).toEqual([{ round: 1, external: 41 }])
  })
})

import type { AuditEntry } from '#features/audit/wire/entry.ts'
import { giveCredit } from '#features/payments/testing/credit.factory.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { aPdf } from '#features/profile/testing/plain-files.ts'
import { langtangSettings } from '#features/institution/testing/institution.factory.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'
import { anApplicant, aSlip, payWithKhalti } from '#testing/applicant.ts'
import { addDays } from '#platform/pure/calendar/day.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { type TestServer, testServer, todayOf } from '#testing/test-server.ts'
import { testCodeSecret } from '#testing/test-people.ts'
import { aCentre, anExamination } from '#testing/kinds/examination-in-tests.ts'
import type { Person } from '#testing/person.ts'
import { aBankStatement, statementCsv, statementFile } from '#testing/bank-statements-in-tests.ts'
import { anOwedTranslation } from '#testing/owed-translation-in-tests.ts'
import { aDouble } from '#testing/double-in-tests.ts'
import { aUsedSlip } from '#testing/used-slip-in-tests.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'
import { storeRetotaling } from '#kinds/retotaling/testing/retotaling.factory.ts'
import { aMarking, confirm, isoText, release, offeredTo } from '#testing/kinds/results-in-tests.ts'
import { anExamApplicant, registerForExam } from '#testing/kinds/exam-in-tests.ts'
import { retotalingInTests } from '#testing/kinds/retotaling-in-tests.ts'
import { scholarshipInTests } from '#testing/kinds/scholarship-in-tests.ts'
import { apply, openProgram, someone } from '#testing/kinds/program-applicant.ts'
import type { CheckRow } from '#features/desk/wire/desk.ts'
import { aReceipt } from '#features/library/testing/receipt.factory.ts'
import { listAllows } from '#apps/server/testing/listed-actions.ts'

type Example = {
  /** Person with an individual right, where the role alone is not enough. */
  readonly as?: Person
  readonly by: 'registrar' | 'cashier' | 'exam-office' | 'administrator'
  readonly body: object
  readonly table: string
  readonly before: object
  readonly after: object
}

/** Processes that only read: what they show of a person is an entry of its own. */
const readOnly = listAllows('reads')

describe('a decision of the staff', () => {
  let at: TestServer
  const people = new Map<string, Person>()
  beforeAll(async () => {
    at = await testServer()
    for (const role of ['registrar', 'cashier', 'administrator'] as const)
      people.set(role, await at.staff(role))
  })
  afterAll(() => at.close())

  const paidEntrance = async () => {
    const applicant = await anApplicant(at)
    await payWithKhalti(at, applicant, 150_000)
    return { n_entrance_reg_ID: applicant.applicationId }
  }
  const voucher = async () => {
    const applicant = await anApplicant(at)
    const sent = await applicant.uploadVoucher(aSlip())
    return { c_payment_ID: sent.body['C_Payment_ID'] }
  }
  const correction = async () => {
    const person = await at.signIn((await at.student()).email)
    const sent = await person.post('/nou/profile/correction', {
      field: 'Name',
      value: 'Sita Rai',
      prooffile: aPdf().toString('base64'),
      prooffilename: 'citizenship.pdf',
    })
    return { correction_ID: sent.body['n_correction_ID'] }
  }
  const enrollment = async () => {
    const { partnerId } = await someone(at)
    return { n_program_enroll_ID: await enrollPartner(at, { partnerId, state: 'active' }) }
  }
  let copies = 0
  /** A new copy, lent to an enrolled student where that is what comes before. */
  const loan = async (before: 'issue' | null) => {
    const desk = await at.staff('librarian')
    const post = async (slug: string, body: object) =>
      (await desk.post(`/api/v1/processes/library_${slug}`, body)).body
    const saved = await post('copy_save', { Value: `LTU-${copies++}`, Name: `Book ${copies}` })
    const { partnerId } = await someone(at)
    await enrollPartner(at, { partnerId, state: 'active' })
    const body = { ...(saved['data'] as object), C_BPartner_ID: partnerId }
    if (before === null) return body
    await post(before, body)
    return saved['data'] as object
  }
  /** A copy on loan, and another student who wants it. */
  const waiting = async () => {
    const copy = await loan('issue')
    const { partnerId } = await someone(at)
    await enrollPartner(at, { partnerId, state: 'active' })
    return { ...copy, C_BPartner_ID: partnerId }
  }
  /** The fine of a copy that was returned five days late. */
  const fine = async () => {
    const copy = (await loan('issue')) as { a_asset_ID: number }
    const due = addDays(todayOf(at), -5)
    await at.database.kysely
      .updateTable('a_asset')
      .set({ duedate: due })
      .where('a_asset_id', '=', copy.a_asset_ID)
      .execute()
    const desk = await at.staff('librarian')
    await desk.post('/api/v1/processes/library_return', copy)
    const { n_library_fine_id, c_bpartner_id } = await at.database.kysely
      .selectFrom('n_library_fine')
      .select(['n_library_fine_id', 'c_bpartner_id'])
      .where('a_asset_id', '=', copy.a_asset_ID)
      .executeTakeFirstOrThrow()
    const receiptno = await aReceipt(at, { partnerId: c_bpartner_id })
    return { n_library_fine_ID: n_library_fine_id, receiptno }
  }
  const proposal = async (number: string) => {
    const value = JSON.stringify({ ...langtangSettings['bank-account'], number })
    const proposed = await (
      await at.staff('administrator')
    ).post('/api/v1/processes/setting_change', { key: 'bank-account', value })
    return { n_proposal_ID: (proposed.body['data'] as { n_proposal_ID: number }).n_proposal_ID }
  }
  const atDesk = async () => ({ queue: 'vouchers', record: (await voucher()).c_payment_ID })
  const colleague = async () => ({ ad_user_ID: (await at.staff('librarian')).userId })
  const openSession = async () => {
    const { userId } = await at.staff('librarian')
    const row = await at.database.kysely
      .selectFrom('auth_session')
      .select('ad_session_id')
      .where('ad_user_id', '=', userId)
      .where('ended', 'is', null)
      .executeTakeFirstOrThrow()
    return { AD_Session_ID: row.ad_session_id }
  }
  /** An application of an enrolled student, and who sits on its committee. */
  const storeCredit = (partnerId: number) =>
    at.database.transaction((transaction) => giveCredit(transaction, partnerId, rupees(500)))
  const scholarship = async (
    upTo: 'applied' | 'checked' | 'awarded' = 'applied',
    member?: Person,
  ) => {
    const { person } = await someone(at)
    await scholarshipInTests.prepare(at, person)
    const openingId = await scholarshipInTests.open(at, rupees(15_000))
    const body = scholarshipInTests.body(openingId)
    const applied = await person.post('/api/v1/models/n_scholarship_reg', body)
    const id = Number(applied.body['id'])
    await at.database.kysely
      .insertInto('scholarship_member')
      .values({
        n_scholarship_open_id: openingId,
        ad_user_id: (member ?? (await at.staff('registrar'))).userId,
      })
      .execute()
    const facts = {
      applied: {},
      checked: { docstatus: 'AP' },
      awarded: { docstatus: 'CO', awarded: rupees(15_000) },
    }[upTo]
    await at.database.kysely
      .updateTable('n_scholarship_reg')
      .set({ updatedby: 0, ...facts })
      .where('n_scholarship_reg_id', '=', id)
      .execute()
    return id
  }
  const admission = async () => {
    const student = await someone(at, { entrance: { paid: true, eligible: true } })
    const applied = await apply(student.person, await openProgram(at))
    return { n_program_creg_ID: applied.body['id'] }
  }

  /** A receipt is in the register from the moment its payment is credited. */
  const issueDocument = async () => {
    const applicant = await anApplicant(at)
    await payWithKhalti(at, applicant, 150_000)
    const { n_issued_paper_id } = await at.database.kysely
      .selectFrom('n_issued_paper')
      .select('n_issued_paper_id')
      .where('c_bpartner_id', '=', applicant.partnerId)
      .executeTakeFirstOrThrow()
    return { n_issued_paper_ID: n_issued_paper_id }
  }
  const reason = 'Given to somebody else'

  /** An exam with one candidate, laid out as far as a process needs it. */
  const examination = async (upTo: 'registered' | 'numbered' | 'seated' = 'registered') => {
    const exam = await anExamination(at)
    const { registrationId } = await exam.candidate('Sita Rai', 'CSC151')
    const body = { n_exam_master_ID: exam.examId }
    const centre = await aCentre(exam, `Centre ${exam.examId}`, { A: 5, B: 5 })
    await exam.setRoutine('CSC151', ['2027-03-10', '10:00', '13:00'])
    if (upTo !== 'registered') await exam.run('exam_symbol_numbers', body)
    if (upTo === 'seated')
      await exam.run('exam_seats', { ...body, n_exam_centre_ID: centre.centreId })
    return { exam, body, centre, registrationId }
  }

  /** The mark sheet of a course with one candidate: without marks, entered by one person, or identically by two. */
  const sheet = async (entered: readonly string[] = []) => {
    const marking = await aMarking(at)
    const candidate = await marking.candidate('Sita Rai', 'CSC151')
    const erollno = await marking.number(candidate)
    for (const [index, external] of entered.entries())
      await marking.onSheet(index === 0 ? marking.mina : marking.om, 'marks_enter', {
        code: 'CSC151',
        erollno,
        external,
      })
    const n_course_ID = await marking.courseId('CSC151')
    const body = { n_exam_master_ID: marking.examId, n_course_ID, erollno }
    const n_exam_open_ID = marking.openingId
    return { body, registrationId: candidate.registrationId, n_exam_open_ID }
  }
  const inAnHour = () => isoText(at.clock.nowMs() + 3_600_000)
  /** An exam whose one result is prepared for in an hour. */
  const prepared = async () => {
    const { n_exam_open_ID } = await sheet(['40', '40'])
    const exams = await at.staff('exam-office')
    await exams.post('/api/v1/processes/result_prepare', { n_exam_open_ID, at: inAnHour() })
    return { n_exam_open_ID }
  }
  /** A course of an accepted retotaling without a fee, whose result is published. */
  const acceptedRetotaling = async () => {
    const { registrationId, n_exam_open_ID } = await sheet(['40', '40'])
    const atMs = at.clock.nowMs() + 60_000
    const people = { mina: await at.staff('exam-office'), sarita: await at.staff('registrar') }
    await release(people, { n_exam_open_ID }, atMs)
    at.clock.advance(120_000)
    const applicationId = await at.database.transaction(async (transaction) => {
      const { n_course_id } = await transaction
        .selectFrom('n_exam_regdetails')
        .select('n_course_id')
        .where('n_exam_reg_id', '=', registrationId)
        .executeTakeFirstOrThrow()
      return storeRetotaling(transaction, {
        registrationId,
        courses: [{ courseId: n_course_id, description: 'Question 5' }],
        facts: { docstatus: 'AP', totalfee: 0 },
      })
    })
    const { n_exam_rtdetails_id } = await at.database.kysely
      .selectFrom('n_exam_rtdetails')
      .select('n_exam_rtdetails_id')
      .where('n_exam_retotaling_id', '=', applicationId)
      .executeTakeFirstOrThrow()
    return n_exam_rtdetails_id
  }
  const decision = async () => ({
    n_exam_reg_ID: (await sheet()).registrationId,
    sort: 'WITHHELD',
    ground: 'DUES',
    reason: 'Library fine',
    decision: 'Exam committee 12',
    decided_on: '2026-01-01',
  })

  /** An entrance with one candidate who was let in. */
  const letIn = async (state: 'held' | 'closed' = 'held') => {
    const { n_entrance_reg_ID } = await paidEntrance()
    const opening = await at.database.transaction(async (transaction) => {
      const row = anEntranceOpening(state, { name: 'Scored', today: todayOf(at) })
      return storeOpening(transaction, row)
    })
    await at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: 'AP', n_entrance_open_id: opening })
      .where('n_entrance_reg_id', '=', n_entrance_reg_ID)
      .execute()
    return { n_entrance_open_ID: opening }
  }
  /** The candidate's score as a file, saved already where a result comes of it. */
  const scored = async ({ isSaved = false } = {}) => {
    const body = await letIn()
    const exams = await at.staff('exam-office')
    await exams.post('/api/v1/processes/entrance_symbol_numbers', body)
    const { erollno } = await at.database.kysely
      .selectFrom('n_entrance_reg')
      .select('erollno')
      .where('n_entrance_open_id', '=', body.n_entrance_open_ID)
      .executeTakeFirstOrThrow()
    const lines = `erollno,score,attendance,selected\n${erollno},71.5,,yes`
    const file = { fileName: 's.csv', fileContent: Buffer.from(lines).toString('base64') }
    if (isSaved) await exams.post('/api/v1/processes/entrance_scores_enter', { ...body, file })
    return { ...body, file }
  }
  const examples: Readonly<Record<string, () => Promise<Example>>> = {
    entrance_document_action: async () => ({
      by: 'registrar',
      body: { ...(await paidEntrance()), doc_action: 'AP' },
      table: 'n_entrance_reg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'AP' },
    }),
    entrance_set_number: async () => ({
      by: 'registrar',
      body: { ...(await paidEntrance()), erollno: '2083-9999', exam_centre: 'Block A' },
      table: 'n_entrance_reg',
      before: { erollno: null, exam_centre: null },
      after: { erollno: '2083-9999', exam_centre: 'Block A' },
    }),
    entrance_set_eligible: async () => {
      const { n_entrance_open_ID } = await letIn()
      const { n_entrance_reg_id } = await at.database.kysely
        .selectFrom('n_entrance_reg')
        .select('n_entrance_reg_id')
        .where('n_entrance_open_id', '=', n_entrance_open_ID)
        .executeTakeFirstOrThrow()
      await at.database.kysely
        .updateTable('n_entrance_open')
        .set({ result_published: new Date(at.clock.nowMs()) })
        .where('n_entrance_open_id', '=', n_entrance_open_ID)
        .execute()
      return {
        by: 'registrar',
        body: { n_entrance_reg_ID: n_entrance_reg_id, eligible: true },
        table: 'n_entrance_reg',
        before: { eligible: false },
        after: { eligible: true },
      }
    },
    entrance_symbol_numbers: async () => ({
      by: 'exam-office',
      body: await letIn(),
      table: 'n_entrance_reg',
      before: { erollno: null },
      after: { erollno: expect.stringMatching(/^\d{4}-\d{4}$/) },
    }),
    entrance_seats: async () => {
      const { file: _, ...body } = await scored()
      return {
        by: 'exam-office',
        body: { ...body, first_seat: 'Acts Hall, Seat 1' },
        table: 'n_entrance_reg',
        before: { exam_centre: null },
        after: { exam_centre: 'Acts Hall, Seat 1' },
      }
    },
    entrance_scores_enter: async () => ({
      by: 'exam-office',
      body: await scored(),
      table: 'n_entrance_reg',
      before: { score: null, selected: false },
      after: { score: 71.5, selected: true },
    }),
    entrance_scores_enter_early: async () => ({
      by: 'exam-office',
      body: { ...(await letIn('closed')), reason },
      table: 'n_proposal',
      before: {},
      after: { sort: 'entrance-early', after: expect.stringContaining(reason) },
    }),
    entrance_publish: async () => {
      const { file: _, ...body } = await scored({ isSaved: true })
      return {
        by: 'exam-office',
        body,
        table: 'n_proposal',
        before: {},
        after: { sort: 'entrance-result', after: expect.stringContaining('71.5 selected') },
      }
    },
    program_document_action: async () => ({
      by: 'registrar',
      body: { ...(await admission()), doc_action: 'CL' },
      table: 'n_program_creg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'CL' },
    }),
    library_copy_save: async () => ({
      by: 'administrator',
      body: { Value: 'LTU-ACT-1', Name: 'Physics' },
      table: 'a_asset',
      before: { name: null },
      after: { name: 'Physics' },
    }),
    library_copy_withdraw: async () => {
      const copy = { Value: 'LTU-ACT-2', Name: 'Chemistry' }
      const administrator = await at.staff('administrator')
      const saved = await administrator.post('/api/v1/processes/library_copy_save', copy)
      const { a_asset_ID } = saved.body['data'] as { a_asset_ID: number }
      return {
        by: 'administrator',
        body: { a_asset_ID, reason: 'Torn' },
        table: 'a_asset',
        before: { isactive: true },
        after: { isactive: false, reason: 'Torn' },
      }
    },
    library_issue: async () => ({
      by: 'administrator',
      body: await loan(null),
      table: 'a_asset',
      before: { c_bpartner_id: null },
      after: { c_bpartner_id: expect.any(Number) },
    }),
    library_renew: async () => ({
      by: 'administrator',
      body: await loan('issue'),
      table: 'a_asset',
      before: { renewals: 0 },
      after: { renewals: 1 },
    }),
    library_fine_settle: async () => {
      const body = await fine()
      return {
        by: 'administrator',
        body,
        table: 'n_library_fine',
        before: { finestate: 'owed' },
        after: { finestate: 'paid', receiptno: body.receiptno },
      }
    },
    library_hold: async () => ({
      by: 'administrator',
      body: await waiting(),
      table: 'n_library_hold',
      before: { titlekey: null },
      after: { titlekey: expect.stringMatching(/^book/) },
    }),
    library_hold_end: async () => {
      const desk = await at.staff('librarian')
      const { body } = await desk.post('/api/v1/processes/library_hold', await waiting())
      return {
        by: 'administrator',
        body: body['data'] as { n_library_hold_ID: number },
        table: 'n_library_hold',
        before: { holdstate: 'waiting' },
        after: { holdstate: 'given-up' },
      }
    },
    library_return: async () => ({
      by: 'administrator',
      body: await loan('issue'),
      table: 'a_asset',
      before: { c_bpartner_id: expect.any(Number) },
      after: { c_bpartner_id: null },
    }),
    university_registration_document_action: async () => {
      const { person, partnerId } = await someone(at)
      await enrollPartner(at, { partnerId, state: 'active' })
      const applied = await person.post('/api/v1/models/n_noureg', {})
      return {
        by: 'registrar',
        body: { n_noureg_ID: applied.body['id'], doc_action: 'CL' },
        table: 'n_noureg',
        before: { docstatus: 'DR' },
        after: { docstatus: 'CL' },
      }
    },
    exam_retotaling_document_action: async () => {
      const { person } = await someone(at)
      await retotalingInTests.prepare(at, person)
      const openingId = await retotalingInTests.open(at, rupees(500))
      const { body } = await person.post(
        '/api/v1/models/n_exam_retotaling',
        retotalingInTests.body(openingId),
      )
      return {
        by: 'exam-office',
        body: { n_exam_retotaling_ID: body['id'], doc_action: 'CL' },
        table: 'n_exam_retotaling',
        before: { docstatus: 'DR' },
        after: { docstatus: 'CL' },
      }
    },
    scholarship_document_action: async () => ({
      by: 'registrar',
      body: {
        n_scholarship_reg_ID: await scholarship(),
        doc_action: 'RJ',
        reason: 'The proof of income is missing.',
        reason_ne: 'आम्दानीको प्रमाण छैन।',
      },
      table: 'n_application_return',
      before: { reason: null },
      after: { reason: 'The proof of income is missing.' },
    }),
    scholarship_member: async () => {
      const n_scholarship_open_ID = await scholarshipInTests.open(at, rupees(15_000))
      const AD_User_ID = (await at.staff('librarian')).userId
      return {
        by: 'registrar',
        body: { n_scholarship_open_ID, AD_User_ID, is_member: true },
        table: 'n_scholarship_open',
        before: { is_member: false },
        after: { ad_user_id: AD_User_ID, is_member: true },
      }
    },
    scholarship_score: async () => {
      const as = await at.staff('registrar')
      return {
        by: 'registrar',
        as,
        body: { n_scholarship_reg_ID: await scholarship('checked', as), score: '72.5' },
        table: 'n_scholarship_reg',
        before: { score: null },
        after: { score: 72.5 },
      }
    },
    scholarship_award: async () => {
      const as = await at.staff('registrar')
      return {
        by: 'registrar',
        as,
        body: { n_scholarship_reg_ID: await scholarship('checked', as), reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'scholarship-award' },
      }
    },
    scholarship_decline: async () => {
      const as = await at.staff('registrar')
      return {
        by: 'registrar',
        as,
        body: { n_scholarship_reg_ID: await scholarship('checked', as), reason },
        table: 'n_scholarship_reg',
        before: { docstatus: 'AP' },
        after: { docstatus: 'CL', reason },
      }
    },
    scholarship_set_off: async () => {
      const n_scholarship_reg_ID = await scholarship('awarded')
      const { c_bpartner_id } = await at.database.kysely
        .selectFrom('n_scholarship_reg')
        .select('c_bpartner_id')
        .where('n_scholarship_reg_id', '=', n_scholarship_reg_ID)
        .executeTakeFirstOrThrow()
      const { n_noureg_id } = await at.database.kysely
        .insertInto('n_noureg')
        .values((of) => ({
          c_bpartner_id,
          totalfee: rupees(1_500),
          n_program_enroll_id: of
            .selectFrom('n_program_enroll')
            .select('n_program_enroll_id')
            .where('c_bpartner_id', '=', c_bpartner_id),
        }))
        .returning('n_noureg_id')
        .executeTakeFirstOrThrow()
      const fee = { payment_type: 'LTU', payment_reference_id: n_noureg_id }
      return {
        by: 'cashier',
        body: { n_scholarship_reg_ID, ...fee },
        table: 'n_proposal',
        before: {},
        after: { sort: 'scholarship-set-off' },
      }
    },
    credit_set_off: async () => {
      const { applicationId, partnerId } = await anApplicant(at)
      await storeCredit(partnerId)
      const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
      return {
        by: 'cashier',
        body: { C_BPartner_ID: partnerId, ...fee },
        table: 'n_proposal',
        before: {},
        after: { sort: 'credit-set-off' },
      }
    },
    credit_pay_out: async () => {
      const { partnerId } = await anApplicant(at)
      await storeCredit(partnerId)
      const account = { bank: 'NIC Asia', account_holder: 'Sita Rai', account_number: '0110203040' }
      return {
        by: 'cashier',
        body: { C_BPartner_ID: partnerId, amount: 500, ...account, reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'credit-paid-out' },
      }
    },
    exam_document_action: async () => ({
      by: 'registrar',
      body: { n_exam_reg_ID: (await anExamApplicant(at)).applicationId, doc_action: 'CL' },
      table: 'n_exam_reg',
      before: { docstatus: 'DR' },
      after: { docstatus: 'CL' },
    }),
    voucher_approve: async () => ({
      by: 'cashier',
      body: { ...(await voucher()), amount: 1_500 },
      table: 'c_payment',
      before: { state: 'SUBMITTED', approved_amount: null },
      after: { state: 'APPROVED', approved_amount: 150_000 },
    }),
    voucher_return: async () => ({
      by: 'cashier',
      body: { ...(await voucher()), reason: 'Not legible' },
      table: 'c_payment',
      before: { state: 'SUBMITTED' },
      after: { state: 'RETURNED', reason: 'Not legible' },
    }),
    bank_statement_import: async () => ({
      by: 'cashier',
      body: statementFile(statementCsv('2026-11-18,M 1,1500,'), 'mangsir.csv'),
      table: 'bank_statement',
      before: {},
      after: { file_name: 'mangsir.csv', first_day: '2026-11-18', lines: 1, amount: 150_000 },
    }),
    bank_statement_take_back: async () => ({
      by: 'cashier',
      body: { bank_statement_ID: await aBankStatement(await at.staff('cashier')) },
      table: 'bank_statement',
      before: { lines: 1 },
      after: { lines: 0 },
    }),
    voucher_reverse: async () => {
      const approved = await voucher()
      await people
        .get('cashier')
        ?.post('/api/v1/processes/voucher_approve', { ...approved, amount: 1_500 })
      return {
        by: 'cashier',
        body: { ...approved, reason, reason_ne: reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'voucher-reversal' },
      }
    },
    used_slip_settle: async () => ({
      by: 'registrar',
      body: {
        ...(await aUsedSlip(at, people.get('cashier'))),
        note: 'Two cousins, one slip',
      },
      table: 'voucher_report',
      before: { outcome: null },
      after: { outcome: 'Two cousins, one slip' },
    }),
    double_person_settle: async () => ({
      by: 'registrar',
      body: {
        double_person_ID: (await aDouble(at)).double_person_ID,
        is_one: false,
        note: 'Cousins with one phone',
      },
      table: 'double_person',
      before: { is_one: null },
      after: { is_one: false, note: 'Cousins with one phone' },
    }),
    reason_translate: async () => ({
      by: 'cashier',
      body: { ...(await anOwedTranslation(at, people.get('cashier'))), translation: 'धमिलो' },
      table: 'owed_translation',
      before: { translation: null },
      after: { translation: 'धमिलो' },
    }),
    own_keys_choose: async () => ({
      by: 'registrar',
      body: { is_on: false },
      table: 'ad_user',
      before: { is_on: true },
      after: { is_on: false },
    }),
    student_note_add: async () => {
      const { partnerId } = await at.student()
      return {
        by: 'cashier',
        body: { C_BPartner_ID: partnerId, words: 'Called: pays tomorrow.' },
        table: 'c_bpartner',
        before: {},
        after: { note: 'Called: pays tomorrow.' },
      }
    },
    student_access_reset: async () => {
      const { partnerId } = await at.student()
      return {
        by: 'registrar',
        body: { C_BPartner_ID: partnerId, reason: 'Came with the citizenship card' },
        table: 'c_bpartner',
        before: {},
        after: { access: 'reset', reason: 'Came with the citizenship card', sessions_ended: 0 },
      }
    },
    photo_crop: async () => {
      const { partnerId } = await at.student({ complete: true })
      const { logo_id } = await at.database.kysely
        .selectFrom('c_bpartner')
        .select('logo_id')
        .where('c_bpartner_id', '=', partnerId)
        .executeTakeFirstOrThrow()
      const part = { left: 20, top: 30, width: 270, height: 347 }
      return {
        by: 'registrar',
        body: { C_BPartner_ID: partnerId, ad_image_ID: logo_id, ...part },
        table: 'c_bpartner',
        before: { Logo_ID: logo_id },
        after: { Logo_ID: expect.any(Number) },
      }
    },
    correction_accept: async () => ({
      by: 'registrar',
      body: await correction(),
      table: 'n_correction',
      before: { state: 'proposed' },
      after: { state: 'accepted', field_name: 'Name', value: 'Sita Rai' },
    }),
    correction_return: async () => ({
      by: 'registrar',
      body: { ...(await correction()), reason: 'Not the same name' },
      table: 'n_correction',
      before: { state: 'proposed' },
      after: { state: 'returned', reason: 'Not the same name' },
    }),
    setting_change: async () => ({
      by: 'registrar',
      body: {
        key: 'help-desk',
        value: JSON.stringify({ ...langtangSettings['help-desk'], phone: '071-500777' }),
      },
      table: 'n_setting',
      before: { value: expect.stringContaining('071-500123') },
      after: { value: expect.stringContaining('071-500777') },
    }),
    proposal_confirm: async () => ({
      by: 'registrar',
      body: {
        ...(await proposal('01201002300001')),
        digits: '0001',
        code: codeAt(testCodeSecret, at.clock.nowMs() + 30_000),
      },
      table: 'n_proposal',
      before: { state: 'open' },
      after: { state: 'confirmed' },
    }),
    proposal_refuse: async () => ({
      by: 'registrar',
      body: { ...(await proposal('01201002300002')), reason: 'Not ours' },
      table: 'n_proposal',
      before: { state: 'open' },
      after: { state: 'refused', reason: 'Not ours' },
    }),
    exam_centre_save: async () => ({
      by: 'exam-office',
      body: { Name: 'Main campus', address: 'Dhunche' },
      table: 'n_exam_centre',
      before: {},
      after: { name: 'Main campus', address: 'Dhunche' },
    }),
    exam_room_save: async () => {
      const { centreId } = await aCentre(await anExamination(at), 'Room campus', {})
      return {
        by: 'exam-office',
        body: { n_exam_centre_ID: centreId, Name: 'R1', seats: 3 },
        table: 'n_exam_room',
        before: {},
        after: { name: 'R1', seats: 3 },
      }
    },
    exam_routine_set: async () => {
      const { body } = await examination()
      const { n_course_id } = await at.database.kysely
        .selectFrom('n_course')
        .select('n_course_id')
        .where('value', '=', 'CSC151')
        .executeTakeFirstOrThrow()
      const slot = { exam_day: '2027-03-11', time_from: '10:00', time_to: '13:00' }
      return {
        by: 'exam-office',
        body: { ...body, n_course_ID: n_course_id, ...slot },
        table: 'n_exam_routine',
        before: { exam_day: '2027-03-10' },
        after: slot,
      }
    },
    exam_symbol_numbers: async () => ({
      by: 'exam-office',
      body: (await examination()).body,
      table: 'n_exam_reg',
      before: { erollno: null },
      after: { erollno: '2083-0001' },
    }),
    exam_seats: async () => {
      const { body, centre } = await examination('numbered')
      return {
        by: 'exam-office',
        body: { ...body, n_exam_centre_ID: centre.centreId },
        table: 'n_exam_reg',
        before: { seat: null },
        after: { seat: expect.stringMatching(/, A, 1$/) },
      }
    },
    exam_paper_move: async () => {
      const { exam, centre } = await examination('seated')
      const n_exam_routine_ID = await exam.routineId('CSC151')
      return {
        by: 'exam-office',
        body: { n_exam_routine_ID, to_room_ID: centre.room('B') },
        table: 'n_exam_reg',
        before: { seat: expect.stringMatching(/, A, 1$/) },
        after: { seat: expect.stringMatching(/, B, 1$/) },
      }
    },
    mark_schema_set: async () => {
      const { registrationId } = await sheet(['40', '40'])
      return {
        by: 'registrar',
        body: {
          n_batch_course_ID: await offeredTo(at, registrationId),
          external_fm: '80',
          external_pm: '32',
        },
        table: 'n_proposal',
        before: {},
        after: { sort: 'schema-change', after: expect.stringContaining('"external_fm":80') },
      }
    },
    marks_enter: async () => ({
      by: 'exam-office',
      body: { ...(await sheet()).body, external: '45.5' },
      table: 'n_mark_entry',
      before: {},
      after: { round: 1, attendance: 'present', external: 45.5 },
    }),
    marks_enter_early: async () => {
      const marking = await aMarking(at)
      await marking.candidate('Sita Rai', 'CSC151')
      await marking.setRoutine('CSC151', [addDays(todayOf(at), 6), '11:00', '14:00'])
      const n_course_ID = await marking.courseId('CSC151')
      return {
        by: 'exam-office',
        body: { n_exam_master_ID: marking.examId, n_course_ID, reason },
        table: 'n_proposal',
        before: {},
        after: { sort: 'early-marks', after: expect.stringContaining(reason) },
      }
    },
    mark_settle: async () => ({
      by: 'registrar',
      body: { ...(await sheet(['40', '41'])).body, external: '41', reason },
      table: 'n_mark',
      before: {},
      after: { external: 41, settled_for: reason },
    }),
    internal_enter: async () => {
      const { partnerId } = await at.student()
      const { enrollmentId } = await registerForExam(at, {
        partnerId,
        marks: { CSC151: { marks: null } },
      })
      const { n_batch_course_id, urollno } = await at.database.kysely
        .selectFrom('n_batch_course as b')
        .innerJoin('n_program_creg as r', 'r.n_program_cregopen_id', 'b.n_program_cregopen_id')
        .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'r.n_program_enroll_id')
        .innerJoin('n_course as c', 'c.n_course_id', 'b.n_course_id')
        .select(['b.n_batch_course_id', 'e.urollno'])
        .where('e.n_program_enroll_id', '=', enrollmentId)
        .where('c.value', '=', 'CSC151')
        .executeTakeFirstOrThrow()
      const lines = `urollno,internal,attendance\n${urollno},29,81`
      const file = { fileName: 'i.csv', fileContent: Buffer.from(lines).toString('base64') }
      return {
        by: 'exam-office',
        body: { n_batch_course_ID: n_batch_course_id, file },
        table: 'n_program_cregdetails',
        before: { internal_om: null, attendance: null },
        after: { internal_om: 29, attendance: 81 },
      }
    },
    mark_change: async () => ({
      by: 'exam-office',
      body: { ...(await sheet(['28', '28'])).body, grace: '2', reason },
      table: 'n_proposal',
      before: {},
      after: { sort: 'mark-change', after: expect.stringContaining('"grace":2') },
    }),
    result_decide: async () => ({
      by: 'exam-office',
      body: await decision(),
      table: 'n_result_decision',
      before: {},
      after: { sort: 'WITHHELD', ground: 'DUES', decided_on: '2026-01-01' },
    }),
    result_decision_lift: async () => {
      const registrar = await at.staff('registrar')
      const stored = await registrar.post('/api/v1/processes/result_decide', await decision())
      return {
        by: 'registrar',
        body: { ...(stored.body['data'] as object), reason },
        table: 'n_result_decision',
        before: { lifted: null },
        after: { lifted_for: reason },
      }
    },
    result_prepare: async () => ({
      by: 'exam-office',
      body: { n_exam_open_ID: (await sheet(['40', '40'])).n_exam_open_ID, at: inAnHour() },
      table: 'n_exam_open',
      before: {},
      after: { prepared: 1, held: 0 },
    }),
    result_release: async () => ({
      by: 'registrar',
      body: await prepared(),
      table: 'n_proposal',
      before: {},
      after: { sort: 'result-release', after: expect.stringContaining('"n":1') },
    }),
    result_stop: async () => {
      const body = await prepared()
      const exams = await at.staff('exam-office')
      const proposed = await exams.post('/api/v1/processes/result_release', body)
      await confirm(await at.staff('registrar'), proposed)
      return {
        by: 'exam-office',
        body,
        table: 'n_exam_open',
        before: { scheduled: 1 },
        after: { scheduled: 0 },
      }
    },
    retotaling_outcome: async () => ({
      by: 'exam-office',
      body: { n_exam_rtdetails_ID: await acceptedRetotaling(), external: '44', reason },
      table: 'n_proposal',
      before: {},
      after: { sort: 'retotaling-outcome', before: expect.stringContaining('"total":70') },
    }),
    paper_revoke: async () => ({
      by: 'registrar',
      body: { ...(await issueDocument()), reason },
      table: 'n_issued_paper',
      before: { ended: null, reason: null },
      after: { ended: 'revoked', reason },
    }),
    paper_restore: async () => {
      const body = await issueDocument()
      await people.get('registrar')?.post('/api/v1/processes/paper_revoke', { ...body, reason })
      return {
        by: 'registrar',
        body,
        table: 'n_issued_paper',
        before: { ended: 'revoked', reason },
        after: { ended: null, reason: null },
      }
    },
    desk_assign: async () => ({
      by: 'cashier',
      body: { ...(await atDesk()), ad_user_ID: (await at.staff('cashier')).userId },
      table: 'c_payment',
      before: { assigned_to: null },
      after: { assigned_to: expect.any(Number) },
    }),
    desk_ask: async () => ({
      by: 'cashier',
      body: {
        ...(await atDesk()),
        ad_user_ID: (await at.staff('cashier')).userId,
        question: 'Is this our branch?',
      },
      table: 'c_payment',
      before: { question: null },
      after: { question: 'Is this our branch?' },
    }),
    desk_answer: async () => {
      const [item, person] = [await atDesk(), await at.staff('cashier')]
      const question = { ad_user_ID: person.userId, question: 'Is this our branch?' }
      await people.get('cashier')?.post('/api/v1/processes/desk_ask', { ...item, ...question })
      return {
        by: 'cashier',
        as: person,
        body: { ...item, answer: 'Yes' },
        table: 'c_payment',
        before: { answer: null },
        after: { answer: 'Yes' },
      }
    },
    desk_hold: async () => ({
      by: 'cashier',
      body: { ...(await atDesk()), until: '2026-11-25', reason: 'The bank is asked' },
      table: 'c_payment',
      before: { held_until: null },
      after: { held_until: '2026-11-25', held_reason: 'The bank is asked' },
    }),
    desk_judge: async () => {
      const of = { queue: 'entrance', record: (await paidEntrance()).n_entrance_reg_ID }
      const registrar = await at.staff('registrar')
      const { body } = await registrar.post('/api/v1/processes/desk_item', of)
      const { evidence } = body['data'] as { evidence: { checks: readonly CheckRow[] } }
      const [key] = evidence.checks.flatMap(({ judge }) => judge?.key ?? [])
      return {
        by: 'registrar',
        body: { ...of, checks: key, agrees: true },
        table: 'n_entrance_reg',
        before: { judged_checks: null },
        after: { judged_checks: key },
      }
    },
    desk_release: async () => ({
      by: 'cashier',
      body: await atDesk(),
      table: 'c_payment',
      before: { held_until: null },
      after: { held_until: null },
    }),
    staff_account_create: async () => ({
      by: 'administrator',
      body: { Name: 'Gita Rana', EMail: 'gita.rana@staff.example', roles: 'librarian' },
      table: 'ad_user',
      before: {},
      after: { name: 'Gita Rana', email: 'gita.rana@staff.example', roles: 'librarian' },
    }),
    staff_account_roles: async () => ({
      by: 'administrator',
      body: { ...(await colleague()), roles: 'registrar, exam-office' },
      table: 'n_proposal',
      before: {},
      after: { sort: 'account', after: expect.stringContaining('["registrar","exam-office"]') },
    }),
    staff_account_lock: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: { isactive: true },
      after: { isactive: false },
    }),
    staff_account_unlock: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: { isactive: true },
      after: { isactive: true },
    }),
    staff_second_factor_remove: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: {},
      after: { second_factor: 'removed' },
    }),
    staff_account_password: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: {},
      after: { password: 'one-time' },
    }),
    staff_session_end: async () => ({
      by: 'administrator',
      body: await openSession(),
      table: 'auth_session',
      before: { ended: false },
      after: { ended: true },
    }),
    staff_recovery_codes: async () => ({
      by: 'cashier',
      body: {},
      table: 'ad_user',
      before: {},
      after: { recovery_codes: 10 },
    }),
    enrollment_pass_out: async () => ({
      by: 'registrar',
      body: await enrollment(),
      table: 'n_program_enroll',
      before: { ispassedout: false, isdropout: false },
      after: { ispassedout: true, isdropout: false },
    }),
    enrollment_drop_out: async () => ({
      by: 'registrar',
      body: await enrollment(),
      table: 'n_program_enroll',
      before: { ispassedout: false, isdropout: false },
      after: { ispassedout: false, isdropout: true },
    }),
  }

  /** Audit entries of a user after the sign-in. */
  const entries = (userId: number) =>
    at.database.kysely
      .selectFrom('audit_entry')
      .selectAll()
      .where('ad_user_id', '=', userId)
      .where('act', '<>', 'signed-in')
      .orderBy('audit_entry_id')
      .execute()

  it('has an example here, process by process', async () => {
    const { body } = await (await at.staff('administrator')).get('/api/v1/processes')
    const slugs = (body['processes'] as { slug: string }[]).map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual([...Object.keys(examples), ...readOnly].toSorted())
  })

  it.each(Object.entries(examples))(
    '%s is in the trail with what was and what is, once',
    async (slug, prepare) => {
      const { by, as, body, table, before, after } = await prepare()
      const person = as ?? (await at.staff(by))
      expect((await person.post(`/api/v1/processes/${slug}`, body)).body).toMatchObject({
        isError: false,
      })
      const changes = (await entries(person.userId)).filter(({ act }) => act === 'changed')
      const [entry, ...more] = changes.filter(({ subject }) => subject === table)
      expect(more).toEqual([])
      expect(entry).toMatchObject({ role: by, subject: table, process: slug, times: 1 })
      expect(JSON.parse(entry?.before ?? '')).toMatchObject(before)
      expect(JSON.parse(entry?.after ?? '')).toMatchObject(after)
    },
  )

  it('and was refused is in it too, with why; nothing of it when nothing was changed', async () => {
    const body = { ...(await voucher()), amount: 1_500 }
    const cashier = await at.staff('cashier')
    const approve = () => cashier.post('/api/v1/processes/voucher_approve', body)
    await approve()
    await approve() // the same again is done already
    await cashier.post('/api/v1/processes/voucher_return', { ...body, reason: 'Too late' })
    const actions = async () =>
      (await entries(cashier.userId)).map(({ act, process }) => [act, process])
    await expect.poll(actions, { timeout: 10_000 }).toEqual([
      ['changed', 'voucher_approve'],
      ['refused', 'voucher_return'],
    ])
    expect((await entries(cashier.userId)).at(-1)).toMatchObject({
      subject: 'c_payment',
      record: String(body.c_payment_ID),
      code: 'rule/voucher-decided',
    })
  })

  it('says what every fact before and after is called, and every state', async () => {
    const administrator = people.get('administrator')
    const unsaid = new Set<string>()
    let before: number | undefined
    for (let isWhole = false; !isWhole;) {
      const answer = await administrator?.post('/api/v1/processes/audit_entries', { before })
      const data = answer?.body['data'] as { entries: readonly AuditEntry[]; isWhole: boolean }
      for (const { subject, factNames, valueNames, ...entry } of data.entries)
        for (const [name, value] of [entry.before, entry.after].flatMap(Object.entries)) {
          if (factNames[name] === undefined) unsaid.add(`${subject}.${name}`)
          if (name.endsWith('state') && valueNames[name]?.[String(value)] === undefined)
            unsaid.add(`${subject}.${name} ${String(value)}`)
        }
      before = data.entries.at(-1)?.id
      isWhole = data.isWhole
    }
    expect([...unsaid].toSorted()).toEqual([])
  })

  it('is rolled back if its audit entry cannot be written', async () => {
    const body = { ...(await voucher()), amount: 1_500 }
    const cashier = await at.staff('cashier')
    const { kysely } = at.database
    await sql`alter table audit_entry
      add constraint nothing_more check (process <> 'voucher_approve') not valid`.execute(kysely)
    const answer = await cashier.post('/api/v1/processes/voucher_approve', body)
    await sql`alter table audit_entry drop constraint nothing_more`.execute(kysely)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    const waiting = await cashier.get(`/api/v1/models/c_payment/${String(body.c_payment_ID)}`)
    expect(waiting.body).toMatchObject({ DocStatus: { id: 'DR' } })
  })

  it('a document that staff print is a read of its student', async () => {
    const { n_entrance_reg_ID } = await paidEntrance()
    const registrar = await at.staff('registrar')
    const approval = { n_entrance_reg_ID, doc_action: 'AP' }
    await registrar.post('/api/v1/processes/entrance_document_action', approval)
    await registrar.post('/api/v1/processes/entrance_form', { n_entrance_reg_ID })
    expect((await entries(registrar.userId)).at(-1)).toMatchObject({
      act: 'read',
      subject: 'n_entrance_reg',
      record: String(n_entrance_reg_ID),
      process: 'entrance_form',
    })
  })
})

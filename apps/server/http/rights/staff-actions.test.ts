import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAllows } from '#apps/server/testing/listed-actions.ts'
import type { AuditEntry } from '#features/audit/wire/entry.ts'
import { admissionActions } from '#kinds/admission/testing/staff-actions.ts'
import { entranceActions } from '#kinds/entrance/testing/staff-actions.ts'
import { programsActions } from '#features/programs/testing/staff-actions.ts'
import { libraryActions } from '#features/library/testing/staff-actions.ts'
import { certificateActions } from '#kinds/certificate/testing/staff-actions.ts'
import { universityRegistrationActions } from '#kinds/university-registration/testing/staff-actions.ts'
import { retotalingActions } from '#kinds/retotaling/testing/staff-actions.ts'
import { scholarshipActions } from '#kinds/scholarship/testing/staff-actions.ts'
import { paymentsActions } from '#features/payments/testing/staff-actions.ts'
import { settlementActions } from '#features/settlements/testing/staff-actions.ts'
import { retentionActions } from '#features/retention/testing/staff-actions.ts'
import { duesActions } from '#features/dues/testing/staff-actions.ts'
import { reconciliationActions } from '#features/reconciliation/testing/staff-actions.ts'
import { examActions } from '#kinds/exam/testing/staff-actions.ts'
import { examinationActions } from '#features/examination/testing/staff-actions.ts'
import { resultsActions } from '#features/results/testing/staff-actions.ts'
import { profileActions } from '#features/profile/testing/staff-actions.ts'
import { deskActions } from '#features/desk/testing/staff-actions.ts'
import { studentsActions } from '#features/students/testing/staff-actions.ts'
import { bankAccountActions } from '#features/bank-accounts/testing/staff-actions.ts'
import { settingsActions } from '#features/settings/testing/staff-actions.ts'
import { twoPeopleActions } from '#features/two-people/testing/staff-actions.ts'
import { documentsActions } from '#features/documents/testing/staff-actions.ts'
import { staffActions } from '#features/staff/testing/staff-actions.ts'
import { applyingActions } from '#features/applying/testing/staff-actions.ts'
import { khaltiCasesActions } from '#features/khalti-cases/testing/staff-actions.ts'
import { refundActions } from '#features/payments/testing/refund-actions.ts'
import { importsActions } from '#features/imports/testing/staff-actions.ts'
import { nextYearActions } from '#features/next-year/testing/staff-actions.ts'
import { firstStepsActions } from '#features/first-steps/testing/staff-actions.ts'
import { institutionActions } from '#features/institution/testing/staff-actions.ts'
import { bulkNoticesActions } from '#features/bulk-notices/testing/staff-actions.ts'
import { bulkPrintActions } from '#features/bulk-print/testing/staff-actions.ts'
import { enrollmentActions } from '#features/enrollment/testing/staff-actions.ts'
import type { Person } from '#testing/person.ts'
import type { ActionExample, ActionExamples } from '#testing/staff-actions/action-example.ts'
import { sharedStates } from '#testing/staff-actions/shared-states.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'

/** Each module has the examples of its processes beside its factories. */
const modules: readonly ActionExamples[] = [
  entranceActions,
  admissionActions,
  programsActions,
  libraryActions,
  universityRegistrationActions,
  certificateActions,
  retotalingActions,
  scholarshipActions,
  paymentsActions,
  refundActions,
  khaltiCasesActions,
  duesActions,
  reconciliationActions,
  retentionActions,
  settlementActions,
  examActions,
  examinationActions,
  resultsActions,
  profileActions,
  deskActions,
  studentsActions,
  bankAccountActions,
  settingsActions,
  twoPeopleActions,
  documentsActions,
  staffActions,
  enrollmentActions,
  nextYearActions,
  applyingActions,
  importsActions,
  firstStepsActions,
  institutionActions,
  bulkNoticesActions,
  bulkPrintActions,
]

/** Processes that only read: what they show of a person is an entry of its own. */
const readOnly = listAllows('reads')

/** A server is needed to prepare an example, not to know its process. */
const noServer: TestServer = Object.create(null)
const listed = modules.flatMap((of) => Object.keys(of(noServer, new Map())))

describe('a decision of the staff', () => {
  let at: TestServer
  let examples: ReadonlyMap<string, () => Promise<ActionExample>>
  const people = new Map<string, Person>()
  beforeAll(async () => {
    at = await testServer({ idleJobs: true }) // a job would draw the print that is to be paused
    for (const role of ['registrar', 'cashier', 'administrator'] as const)
      people.set(role, await at.staff(role))
    examples = new Map(modules.flatMap((of) => Object.entries(of(at, people))))
  })
  afterAll(() => at.close())

  const exampleOf = (slug: string) => {
    const found = examples.get(slug)
    if (found === undefined) throw new Error(`No example of ${slug}`)
    return found()
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

  it('has an example in its module, process by process', async () => {
    const { body } = await (await at.staff('administrator')).get('/api/v1/processes')
    const slugs = (body['processes'] as { slug: string }[]).map(({ slug }) => slug)
    expect(slugs.toSorted()).toEqual([...listed, ...readOnly].toSorted())
  })

  it.each(listed)('%s is in the trail with what was and what is, once', async (slug) => {
    const { by, as, body, table, before, after } = await exampleOf(slug)
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
  })

  it('and was refused is in it too, with why; nothing of it when nothing was changed', async () => {
    const body = { ...(await sharedStates(at).voucher()), amount: 1_500 }
    const cashier = await at.staff('cashier')
    const approve = () => cashier.post('/api/v1/processes/voucher_approve', body)
    await approve()
    await approve() // the same again is done already
    await cashier.post('/api/v1/processes/voucher_return', { ...body, reason: 'Too late' })
    const actions = async () =>
      (await entries(cashier.userId)).map(({ act, process }) => [act, process])
    await expect.poll(actions).toEqual([
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
    const body = { ...(await sharedStates(at).voucher()), amount: 1_500 }
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
    const { n_entrance_reg_ID } = await sharedStates(at).paidEntrance()
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

import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import { type Facts, factsBefore } from '#platform/server/processes/trail.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import type { Message } from '#platform/pure/message.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import { decideIssue, decideRenewal, dueOn, type LoanRules } from '../rules/loan.ts'
import { copyFromRow, type CopyRow, heldBy, lockCopy, unknownCopy } from './copies.ts'

const roles = ['librarian', 'administrator'] as const
const copyParameter = { name: 'a_asset_ID', type: 'integer', mandatory: true } as const
const recordParameter = { table: 'a_asset', parameter: copyParameter.name } as const

type Desk = {
  readonly row: CopyRow
  readonly rules: LoanRules
  readonly today: Day
  readonly given: Arguments
}

/** What an act writes on the copy, and what it says. */
type Done = { readonly set: Facts; readonly summary: Message }

/** A process of the desk on one copy, in one transaction and in the trail. */
function deskProcess(
  of: Pick<Process, 'slug' | 'name' | 'parameters'>,
  act: (transaction: Transaction, desk: Desk) => Promise<Refusal | Done>,
): Process {
  return {
    ...of,
    parameters: [copyParameter, ...of.parameters],
    roles,
    recordParameter,
    run: (given, context) => runAtDesk(given, context, act),
  }
}

function runAtDesk(
  given: Arguments,
  { session, nowMs, act: inAct }: ProcessContext,
  act: Parameters<typeof deskProcess>[1],
) {
  return inAct(async (transaction, did) => {
    const id = Number(given[copyParameter.name])
    const row = await lockCopy(transaction, { id, clientId: session.clientId })
    if (row === null) return unknownCopy()
    const rules = await findSettingValue(transaction, 'library')
    const done = await act(transaction, { row, rules, today: dayInNepal(nowMs), given })
    if (isRefusal(done)) return done
    await transaction
      .updateTable('a_asset')
      .set({ ...done.set, updated: new Date(nowMs), updatedby: session.userId })
      .where('a_asset_id', '=', id)
      .execute()
    did({ table: 'a_asset', record: id, before: factsBefore(row, done.set), after: done.set })
    return { summary: done.summary }
  })
}

const issue = deskProcess(
  {
    slug: 'library_issue',
    name: { en: 'Issue a book', ne: 'पुस्तक दिने' },
    parameters: [{ name: 'C_BPartner_ID', type: 'integer', mandatory: true }],
  },
  async (transaction, { row, rules, today, given }) => {
    const partnerId = Number(given['C_BPartner_ID'])
    const reader = await readerRefused(transaction, { partnerId, clientId: row.ad_client_id })
    if (reader !== null) return reader
    const held = await heldBy(transaction, partnerId)
    const decision = decideIssue({ copy: copyFromRow(row), held, rules, today })
    if (decision.is === 'refused')
      return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
    const due = dueOn(today, rules)
    await transaction
      .insertInto('library_loan')
      .values({ a_asset_id: row.a_asset_id, c_bpartner_id: partnerId, issued: today, due })
      .execute()
    const loan = { c_bpartner_id: partnerId, issuedate: today, duedate: due }
    return { set: { ...loan, renewaldate: null, renewals: 0 }, summary: text.issued }
  },
)

const renew = deskProcess(
  {
    slug: 'library_renew',
    name: { en: 'Renew a book', ne: 'पुस्तक नवीकरण गर्ने' },
    parameters: [],
  },
  async (transaction, { row, rules, today }) => {
    const decision = decideRenewal({ copy: copyFromRow(row), rules, today })
    if (decision.is === 'refused')
      return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
    const due = dueOn(today, rules)
    await transaction
      .updateTable('library_loan')
      .set({ due })
      .where('a_asset_id', '=', row.a_asset_id)
      .where('returned', 'is', null)
      .execute()
    const set = { duedate: due, renewaldate: today, renewals: row.renewals + 1 }
    return { set, summary: text.renewed }
  },
)

const giveBack = deskProcess(
  {
    slug: 'library_return',
    name: { en: 'Take a book back', ne: 'पुस्तक फिर्ता लिने' },
    parameters: [],
  },
  async (transaction, { row, today }) => {
    if (row.c_bpartner_id === null)
      return refusal('rule/not-on-loan', text['not-on-loan'], { status: 409 })
    await transaction
      .updateTable('library_loan')
      .set({ returned: today })
      .where('a_asset_id', '=', row.a_asset_id)
      .where('returned', 'is', null)
      .execute()
    const nobody = { c_bpartner_id: null, issuedate: null, duedate: null, renewaldate: null }
    return { set: { ...nobody, renewals: 0 }, summary: text.returned }
  },
)

/** Books are lent to enrolled students of this university; one student's loans queue up. */
async function readerRefused(
  transaction: Transaction,
  { partnerId, clientId }: { readonly partnerId: number; readonly clientId: number },
): Promise<Refusal | null> {
  const known = await transaction
    .selectFrom('c_bpartner')
    .select('c_bpartner_id')
    .where('c_bpartner_id', '=', partnerId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  if (known === undefined)
    return refusal('rule/reader-unknown', text['reader-unknown'], { status: 404 })
  await lockPartner(transaction, partnerId)
  const enrollment = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  return enrollment === null
    ? refusal('rule/not-enrolled', text['not-enrolled'], { status: 409 })
    : null
}

/** The acts of the library desk on a copy. */
export const deskProcesses: readonly Process[] = [issue, renew, giveBack]

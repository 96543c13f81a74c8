import { withdrawNotices } from '#features/notifications/server/withdraw-notices.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import type * as v from 'valibot'
import type { Contract, ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, type MessageValues, sentences } from '#platform/pure/message.ts'
import { amountInDigits } from '#platform/pure/money/format.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { type Facts, factsBefore } from '#platform/server/processes/trail.ts'
import type { SettingValues } from '#features/settings/rules/settings.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { deskMessages as text } from '../../rules/desk-messages.ts'
import type { Fine } from '../../rules/fine.ts'
import { decideIssue, decideRenewal, dueOn } from '../../rules/loan.ts'
import { copyFromRow, type CopyRow, heldBy, lockCopy, unknownCopy } from '../copies.ts'
import { fineLate, owedBy } from '../fines.ts'
import { loanState } from './loan-state.ts'
import { storeStep } from './undo.process.ts'
import { firstWaiting, fulfil, type HoldRow, keepForNext, heldFor, lockTitle } from '../holds.ts'
import { readerRefused } from '../readers.ts'

const roles = staffWith('library.desk')

type Desk = {
  readonly row: CopyRow
  readonly rules: SettingValues['library']
  readonly today: Day
  readonly nowMs: number
  readonly userId: number
}

/** Facts that a desk process writes on the copy, and its message. */
type Done = { readonly set: Facts; readonly summary: Message; readonly values?: MessageValues }

type Work<Input extends ProcessInput> = (
  transaction: Transaction,
  desk: Desk & { readonly given: v.InferOutput<Input> },
) => Promise<Refusal | Done>

/** A process of the desk on one copy, in one transaction and in the trail. */
function deskProcess<Input extends ProcessInput>(
  of: Contract<Input, typeof contracts.deskStep> & Pick<Process, 'name'>,
  work: Work<Input>,
): Process {
  return defineProcess({
    ...of,
    roles,
    run: (given, context) => runAtDesk(given, context, work),
  })
}

function runAtDesk<Input extends ProcessInput>(
  given: v.InferOutput<Input>,
  { session, nowMs, transact: inTransaction, record: id }: ProcessContext,
  work: Work<Input>,
) {
  return inTransaction(async (transaction, did) => {
    const { clientId, userId } = session
    const row = await lockCopy(transaction, { id, clientId })
    if (row === null) return unknownCopy()
    await lockTitle(transaction, row)
    const rules = await findSettingValue(transaction, 'library')
    const desk = { row, rules, today: dayInNepal(nowMs), nowMs, userId, given }
    const before = await loanState(transaction, row)
    const done = await work(transaction, desk)
    if (isRefusal(done)) return done
    await transaction
      .updateTable('a_asset')
      .set({ ...done.set, updated: new Date(nowMs), updatedby: userId })
      .where('a_asset_id', '=', id)
      .execute()
    did({ table: 'a_asset', record: id, before: factsBefore(row, done.set), after: done.set })
    const after = await loanState(transaction, { ...row, ...done.set }, before)
    const step = await storeStep(transaction, { row, before, after, userId, nowMs })
    const { summary, values = {} } = done
    return { summary, values, data: { step } }
  })
}

const issue = deskProcess(
  {
    ...contracts.libraryIssue,
    name: { en: 'Issue a book', ne: 'पुस्तक दिने' },
  },
  async (transaction, desk) => {
    const { row, rules, today, given } = desk
    const partnerId = given.C_BPartner_ID
    const reader = await readerRefused(transaction, { partnerId, clientId: row.ad_client_id })
    if (reader !== null) return reader
    const held = await heldBy(transaction, partnerId)
    const hold = row.c_bpartner_id === null ? await heldFor(transaction, desk) : null
    const decision = decideIssue({
      copy: copyFromRow(row),
      isHeldForAnother: hold !== null && hold.c_bpartner_id !== partnerId,
      held,
      owes: await owedBy(transaction, partnerId),
      rules,
      today,
    })
    if (decision.is === 'refused')
      return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
    await fulfil(transaction, hold, desk)
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
    ...contracts.libraryRenew,
    name: { en: 'Renew a book', ne: 'पुस्तक नवीकरण गर्ने' },
  },
  async (transaction, { row, rules, today }) => {
    const hasWaitingReader = (await firstWaiting(transaction, row)) !== null
    const decision = decideRenewal({ copy: copyFromRow(row), hasWaitingReader, rules, today })
    if (decision.is === 'refused')
      return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
    const due = dueOn(today, rules)
    await transaction
      .updateTable('library_loan')
      .set({ due })
      .where('a_asset_id', '=', row.a_asset_id)
      .where('returned', 'is', null)
      .execute()
    await withdrawReminders(transaction, row)
    const set = { duedate: due, renewaldate: today, renewals: row.renewals + 1 }
    return { set, summary: text.renewed }
  },
)

const giveBack = deskProcess(
  {
    ...contracts.libraryReturn,
    name: { en: 'Take a book back', ne: 'पुस्तक फिर्ता लिने' },
  },
  async (transaction, desk) => {
    const { row, today } = desk
    if (row.c_bpartner_id === null)
      return refusal('rule/not-on-loan', text['not-on-loan'], { status: 409 })
    const { library_loan_id: loanId } = await transaction
      .updateTable('library_loan')
      .set({ returned: today })
      .where('a_asset_id', '=', row.a_asset_id)
      .where('returned', 'is', null)
      .returning('library_loan_id')
      .executeTakeFirstOrThrow()
    await withdrawReminders(transaction, row)
    const fine = await fineLate(transaction, { ...desk, loanId })
    const hold = await keepForNext(transaction, desk)
    const noReader = { c_bpartner_id: null, issuedate: null, duedate: null, renewaldate: null }
    return { set: { ...noReader, renewals: 0 }, ...(await returnMessage(transaction, fine, hold)) }
  },
)

/** A copy that came back, or has another last day, is not to be returned by the day its reader was reminded of. */
async function withdrawReminders(transaction: Transaction, row: CopyRow): Promise<void> {
  const { a_asset_id: id, c_bpartner_id: partnerId } = row
  if (partnerId === null) return
  await withdrawNotices(transaction, { partnerId, sort: 'book-due', event: `a_asset:${id}:` })
}

/** Message after a return: the fine, and the reader for whom the copy is now reserved. */
async function returnMessage(
  transaction: Transaction,
  fine: Fine | null,
  hold: HoldRow | null,
): Promise<Pick<Done, 'summary' | 'values'>> {
  const late = fine && { n: fine.daysLate, amount: amountInDigits(fine.amount) }
  if (hold === null)
    return late ? { summary: text['returned-late'], values: late } : { summary: text.returned }
  const { name } = await transaction
    .selectFrom('c_bpartner')
    .select('name')
    .where('c_bpartner_id', '=', hold.c_bpartner_id)
    .executeTakeFirstOrThrow()
  return late
    ? { summary: sentences(text['returned-late'], text.keep), values: { ...late, name } }
    : { summary: sentences(text.returned, text.keep), values: { name } }
}

/** The desk's processes on a copy. */
export const deskProcesses: readonly Process[] = [issue, renew, giveBack]

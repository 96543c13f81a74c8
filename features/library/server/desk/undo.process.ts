import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { factsBefore } from '#platform/server/processes/trail.ts'
import { restoreNotices, undoNotices } from '#features/notifications/server/withdraw-notices.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { deskMessages as text } from '../../rules/desk-messages.ts'
import { mayUndo, undoMs } from '../../rules/undo.ts'
import * as contracts from '../../wire/processes.ts'
import { type CopyRow, lockCopy, unknownCopy } from '../copies.ts'
import { lockTitle } from '../holds.ts'
import { type LoanState, loanState } from './loan-state.ts'

type Step = {
  readonly row: CopyRow
  readonly before: LoanState
  readonly after: LoanState
  readonly userId: number
  readonly nowMs: number
}

/** Stores a step of the desk as the last one on its copy. Its id, for an undo. */
export async function storeStep(
  transaction: Transaction,
  { row, before, after, userId, nowMs }: Step,
): Promise<number> {
  await transaction
    .deleteFrom('library_step')
    .where(({ eb, or }) =>
      or([eb('a_asset_id', '=', row.a_asset_id), eb('done', '<', new Date(nowMs - undoMs))]),
    )
    .execute()
  const { library_step_id: id } = await transaction
    .insertInto('library_step')
    .values({
      a_asset_id: row.a_asset_id,
      ad_user_id: userId,
      done: new Date(nowMs),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .returning('library_step_id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes back the last step on a copy, with its fine and its reservation, while nothing was built on it. */
export const undoProcess = defineProcess({
  ...contracts.libraryUndo,
  name: { en: 'Undo at the library', ne: 'पुस्तकालयको काम फिर्ता लिने' },
  roles: staffWith('library.desk'),
  run: (given, { session, nowMs, transact: inTransaction, record: id }) =>
    inTransaction(async (transaction, did) => {
      const { clientId, userId } = session
      const row = await lockCopy(transaction, { id, clientId })
      if (row === null) return unknownCopy()
      await lockTitle(transaction, row)
      const step = await stepOf(transaction, { id, step: given.library_step_ID, userId, nowMs })
      if (step === null) return refusal('rule/undo-late', text['undo-late'], { status: 409 })
      const { before, after } = step
      if (!isDeepStrictEqual(await loanState(transaction, row, before), after))
        return refusal('rule/undo-overtaken', text['undo-overtaken'], { status: 409 })
      await goBack(transaction, { row, before, after, userId, nowMs })
      await transaction.deleteFrom('library_step').where('a_asset_id', '=', id).execute()
      did({
        table: 'a_asset',
        record: id,
        before: factsBefore(row, before.copy),
        after: before.copy,
      })
      return { summary: text.undone }
    }),
})

async function stepOf(
  transaction: Transaction,
  at: {
    readonly id: number
    readonly step: number
    readonly userId: number
    readonly nowMs: number
  },
) {
  const step = await transaction
    .selectFrom('library_step')
    .selectAll()
    .where('a_asset_id', '=', at.id)
    .where('library_step_id', '=', at.step)
    .executeTakeFirst()
  if (step === undefined) return null
  return mayUndo({ by: step.ad_user_id, doneMs: step.done.getTime() }, at) ? step : null
}

async function goBack(transaction: Transaction, step: Step): Promise<void> {
  const { row, before, userId, nowMs } = step
  await takeBackFine(transaction, step)
  await takeBackLoan(transaction, step)
  await takeBackHolds(transaction, step)
  await transaction
    .updateTable('a_asset')
    .set({ ...before.copy, updated: new Date(nowMs), updatedby: userId })
    .where('a_asset_id', '=', row.a_asset_id)
    .execute()
  const { c_bpartner_id: partnerId, duedate } = before.copy
  if (partnerId === null || duedate === null) return
  const event = `a_asset:${row.a_asset_id}:${duedate}:`
  await restoreNotices(transaction, { partnerId, sort: 'book-due', event })
}

async function takeBackFine(transaction: Transaction, { row, before, after }: Step): Promise<void> {
  const { fine, loan } = after
  const { c_bpartner_id: partnerId } = before.copy
  if (fine === null || before.fine !== null || loan === null || partnerId === null) return
  await transaction
    .deleteFrom('n_library_fine')
    .where('n_library_fine_id', '=', fine.n_library_fine_id)
    .where('a_asset_id', '=', row.a_asset_id)
    .execute()
  const event = `library_loan:${loan.library_loan_id}`
  await undoNotices(transaction, { partnerId, sort: 'library-fine', event })
}

async function takeBackLoan(transaction: Transaction, { before, after }: Step): Promise<void> {
  if (before.loan === null && after.loan !== null)
    await transaction
      .deleteFrom('library_loan')
      .where('library_loan_id', '=', after.loan.library_loan_id)
      .execute()
  if (before.loan !== null)
    await transaction
      .updateTable('library_loan')
      .set({ returned: null, due: before.loan.due })
      .where('library_loan_id', '=', before.loan.library_loan_id)
      .execute()
}

async function takeBackHolds(
  transaction: Transaction,
  { before, after, nowMs }: Step,
): Promise<void> {
  const now = new Map(after.holds.map((each) => [each.n_library_hold_id, each]))
  for (const { n_library_hold_id: id, ...was } of before.holds) {
    if (now.get(id)?.holdstate === was.holdstate) continue
    const { c_bpartner_id: partnerId } = await transaction
      .updateTable('n_library_hold')
      .set({ ...was, updated: new Date(nowMs) })
      .where('n_library_hold_id', '=', id)
      .returning('c_bpartner_id')
      .executeTakeFirstOrThrow()
    if (was.holdstate === 'waiting')
      await undoNotices(transaction, {
        partnerId,
        sort: 'book-kept',
        event: `n_library_hold:${id}`,
      })
  }
}

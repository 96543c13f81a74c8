import '../tables.ts'
import type { Message } from '#platform/pure/message.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Money, nothing } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { postFeeToCredit } from '#features/payments/server/ledger/ledger.ts'
import { settleDocument } from '#features/payments/server/ledger/settle-document.ts'
import { withdrawalMessages as text } from '#features/applying/rules/returns/withdrawal-messages.ts'
import { returnModel } from '../../wire/application-return.ts'
import { withdrawalModel } from '../../wire/application-withdrawal.ts'
import { payingOf } from '../applications.ts'
import type { LockedApplication, Recheck } from './application-recheck.ts'

/** An application that is withdrawn or offered back, by whom and when. */
export type Withdrawing = {
  readonly kindRecheck: Pick<Recheck, 'table' | 'key'>
  readonly id: number
  readonly application: LockedApplication
  readonly userId: number
  readonly nowMs: number
}

/** Notes why an application no longer holds, or is withdrawn; the application names it. Its id. */
export async function noteWithdrawal(
  transaction: Transaction,
  { kindRecheck: { table, key }, id, application: { row }, userId, nowMs }: Withdrawing,
  { cause, reason }: { readonly cause: 'student' | 'facts'; readonly reason: Message },
): Promise<number> {
  const { n_application_withdrawal_id: withdrawal } = await transaction
    .insertInto(withdrawalModel)
    .values({
      c_bpartner_id: row.c_bpartner_id,
      model: table,
      record_id: id,
      cause,
      reason: reason.en,
      reason_ne: reason.ne,
      found: new Date(nowMs),
      createdby: userId,
      updatedby: userId,
    })
    .returning('n_application_withdrawal_id')
    .executeTakeFirstOrThrow()
  const columns = { n_application_withdrawal_id: withdrawal }
  await writeRow(transaction, { table, key, id }, { columns, userId, nowMs })
  return withdrawal
}

/** Closes an application as withdrawn: what was paid becomes the student's credit, a return it waited on ends. The credit. */
export async function carryOut(
  transaction: Transaction,
  withdrawing: Withdrawing,
  withdrawal: number,
): Promise<Money> {
  const { kindRecheck, id, application, userId, nowMs } = withdrawing
  const { row } = application
  const by = { userId, nowMs }
  const now = new Date(nowMs)
  if (row.n_application_return_id !== null)
    await writeRow(
      transaction,
      { table: returnModel, key: `${returnModel}_id`, id: row.n_application_return_id },
      { ...by, columns: { sent_again: now } },
    )
  const columns = { docstatus: 'CL', n_application_return_id: null }
  await writeRow(
    transaction,
    { table: kindRecheck.table, key: kindRecheck.key, id },
    { ...by, columns },
  )
  const credited = await creditPaid(transaction, withdrawing, withdrawal)
  await writeRow(
    transaction,
    { table: withdrawalModel, key: `${withdrawalModel}_id`, id: withdrawal },
    { ...by, columns: { carried_out: now, credited } },
  )
  return credited
}

async function creditPaid(
  transaction: Transaction,
  { id, application: { row, payable }, nowMs }: Withdrawing,
  withdrawal: number,
): Promise<Money> {
  const amount = payingOf(row).paid
  const document = await payable?.read(transaction, id, dayInNepal(nowMs))
  if (payable === null || !document || amount === 0) return nothing
  await postFeeToCredit(transaction, {
    credit: { source: `withdrawal:${withdrawal}`, amount, memo: text['fee-credited'].en },
    document,
    kind: payable,
    nowMs,
  })
  await settleDocument(transaction, payable, id)
  return amount
}

/** An application that holds again names no reason any more. */
export async function takeOfferBack(
  transaction: Transaction,
  { kindRecheck: { table, key }, id, userId, nowMs }: Withdrawing,
): Promise<void> {
  const columns = { n_application_withdrawal_id: null }
  await writeRow(transaction, { table, key, id }, { columns, userId, nowMs })
}

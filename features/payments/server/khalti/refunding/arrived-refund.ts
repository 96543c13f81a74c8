import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { AttemptState } from '#features/payments/rules/payment-state.ts'
import { arrivalOf } from '#features/payments/rules/refunds/refund-state.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { postReversal } from '#features/payments/server/ledger/post-reversal.ts'
import { postRefund, refundSource } from '#features/payments/server/refunds/post-refund.ts'
import type { AttemptRow } from '../attempts.ts'
import type { RefundRow } from '#features/payments/server/refunds/refund.ts'

/**
 * A status of Khalti that shows money given back: by the refund that was asked for, which is posted (`arrived`), of which
 * Khalti gave back another part (`differs`, staff decide), or by Khalti itself (`none`). Where a part was asked for and all is
 * gone, the part is posted and the rest is Khalti's own.
 */
export async function noteArrival(
  transaction: Transaction,
  { attempt, to, nowMs }: { attempt: AttemptRow; to: AttemptState; nowMs: number },
  { reached, log }: Pick<PaymentsContext, 'reached' | 'log'>,
): Promise<'arrived' | 'differs' | 'none'> {
  if (to !== 'REFUNDED' && to !== 'PARTIALLY_REFUNDED') return 'none'
  const refund = await lockAsked(transaction, attempt.payment_attempt_id)
  if (refund === null) return 'none'
  const arrival = arrivalOf({ isFull: refund.is_full }, to)
  if (arrival !== 'arrived')
    log.error({ refundId: refund.refund_id, to }, 'Khalti gave back another part than was asked')
  if (arrival === 'differs') {
    const now = new Date(nowMs)
    await transaction
      .updateTable('refund')
      .set({ answer: `Khalti: ${to}`, part_left: refund.part_left ?? now, updated: now })
      .where('refund_id', '=', refund.refund_id)
      .execute()
    return 'differs'
  }
  await postRefund(transaction, refund, { sentOn: dayInNepal(nowMs), nowMs })
  reached('P15')
  return arrival === 'with-the-rest' ? 'none' : 'arrived'
}

async function lockAsked(transaction: Transaction, attemptId: string): Promise<RefundRow | null> {
  const row = await transaction
    .selectFrom('refund')
    .selectAll()
    .where('payment_attempt_id', '=', attemptId)
    .where('state', '=', 'ASKED')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Khalti gave back the rest of a payment of which a part had left by a refund of ours: that part is credited again before
 * the whole payment is taken back, or it would be taken twice.
 */
export async function creditSentPart(
  transaction: Transaction,
  attempt: Pick<AttemptRow, 'payment_attempt_id' | 'pidx'>,
  nowMs: number,
): Promise<void> {
  const { pidx } = attempt
  const sent = await sentRefund(transaction, attempt)
  if (sent === null) return
  const reversal = `khalti-refund-rest:${pidx}`
  await postReversal(transaction, { source: refundSource(sent), reversal, nowMs })
}

/** The refund by which Khalti gave back money of an attempt for us. */
export async function sentRefund(
  transaction: Transaction,
  { payment_attempt_id }: Pick<AttemptRow, 'payment_attempt_id'>,
): Promise<Pick<RefundRow, 'refund_id'> | null> {
  const sent = await transaction
    .selectFrom('refund')
    .select('refund_id')
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('state', '=', 'SENT')
    .executeTakeFirst()
  return sent ?? null
}

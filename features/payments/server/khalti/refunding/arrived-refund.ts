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
 * A status of Khalti that shows money given back: by the refund that was asked for, which is posted, by one that gave back
 * another part than was asked (`differs`, staff decide), or by no refund of ours (`none`).
 */
export async function noteArrival(
  transaction: Transaction,
  { attempt, to, nowMs }: { attempt: AttemptRow; to: AttemptState; nowMs: number },
  { reached, log }: Pick<PaymentsContext, 'reached' | 'log'>,
): Promise<'arrived' | 'differs' | 'none'> {
  if (to !== 'REFUNDED' && to !== 'PARTIALLY_REFUNDED') return 'none'
  const refund = await lockAsked(transaction, attempt.payment_attempt_id)
  if (refund === null) return 'none'
  if (arrivalOf({ isFull: refund.is_full }, to) !== 'arrived') {
    log.error({ refundId: refund.refund_id, to }, 'Khalti gave back another part than was asked')
    await transaction
      .updateTable('refund')
      .set({ answer: `Khalti: ${to}`, updated: new Date(nowMs) })
      .where('refund_id', '=', refund.refund_id)
      .execute()
    return 'differs'
  }
  await postRefund(transaction, refund, { sentOn: dayInNepal(nowMs), nowMs })
  reached('P15')
  return 'arrived'
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
  { payment_attempt_id, pidx }: Pick<AttemptRow, 'payment_attempt_id' | 'pidx'>,
  nowMs: number,
): Promise<void> {
  const sent = await transaction
    .selectFrom('refund')
    .select('refund_id')
    .where('payment_attempt_id', '=', payment_attempt_id)
    .where('state', '=', 'SENT')
    .executeTakeFirst()
  if (sent === undefined) return
  const reversal = `khalti-refund-rest:${pidx}`
  await postReversal(transaction, { source: refundSource(sent), reversal, nowMs })
}

import type { Money } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { type AttemptRow, moveAttempt } from './attempts.ts'
import type { PaymentTarget } from '../owed/claim.ts'

/**
 * Longest wait, in ms, for another request that asks for the same link: slightly more than the provider's timeout, and
 * with the rest of the request under six seconds (SECURITY P-08).
 */
export const linkWaitMs = 5_500
/** Age in ms at which no link can be paid any more: an hour at the provider and ten minutes' grace. */
export const expiredAfterMs = 70 * 60_000

/** The attempt a student may still pay with, or whose link is being asked for. */
export async function findOpenAttempt(
  transaction: Transaction,
  { kind, referenceId }: PaymentTarget,
): Promise<AttemptRow | null> {
  const row = await transaction
    .selectFrom('payment_attempt')
    .selectAll()
    .where('payment_type', '=', kind.paymentType)
    .where('reference_id', '=', referenceId)
    .where('state', 'in', ['LINK_REQUESTED', 'LINK_READY'])
    .executeTakeFirst()
  return row ?? null
}

/** True if money may be on its way or waits for a decision: the student must not pay a second time. */
export async function hasHeldAttempt(
  transaction: Transaction,
  { kind, referenceId }: PaymentTarget,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('payment_attempt')
    .select('payment_attempt_id')
    .where('payment_type', '=', kind.paymentType)
    .where('reference_id', '=', referenceId)
    .where('state', '=', 'HELD')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function isUsable(attempt: AttemptRow, amount: Money, nowMs: number): boolean {
  if (attempt.amount !== amount) return false
  if (attempt.state === 'LINK_REQUESTED') return nowMs - attempt.created.getTime() < linkWaitMs
  return attempt.state === 'LINK_READY' && (attempt.expires?.getTime() ?? 0) > nowMs
}

/** Khalti documents no cancelling, so a link that was given out is still watched afterwards. */
export async function retire(
  transaction: Transaction,
  attempt: AttemptRow,
  nowMs: number,
): Promise<void> {
  const to = attempt.state === 'LINK_REQUESTED' ? 'LINK_UNKNOWN' : 'SUPERSEDED'
  await moveAttempt(transaction, attempt, { to, cause: 'new attempt opened', nowMs })
}

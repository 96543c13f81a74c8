import { type Money, nothing, plus } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { lockCredit } from '../set-off/credit.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import { storeRefund } from './approve-refund.ts'
import { type PaidFee, plannedRefunds } from './planned.ts'

type RefundedFee = PaidFee & {
  readonly kind: PayableKind
  readonly partnerId: number
  /** Cause of the refunds: each is stored once. */
  readonly source: string
  readonly reason: string
  readonly proposedBy: number
  readonly approvedBy: number
  readonly nowMs: number
}

/**
 * Refunds a fee that became the student's credit: through Khalti as far as it came from there, by bank as far as vouchers
 * paid for it; that account is asked for. Nothing if the credit was needed meanwhile. The sum that goes back.
 */
export async function refundFee(transaction: Transaction, fee: RefundedFee): Promise<Money> {
  const { kind, partnerId, source, reason, proposedBy, approvedBy, nowMs } = fee
  const [plan] = await plannedRefunds(transaction, kind, [fee])
  const credit = (await lockCredit(transaction, partnerId)) ?? nothing
  if (plan === undefined) return nothing
  const sum = plus(...plan.khalti.map(({ amount }) => amount), plan.bank)
  if (sum === 0 || sum > credit) return nothing
  const people = { proposedBy, approvedBy }
  const common = { ...people, reason, nowMs, partnerId, paymentId: null, fromFee: nothing }
  for (const { attemptId, amount, isFull } of plan.khalti)
    await storeRefund(transaction, {
      ...common,
      source: `${source}:${attemptId}`,
      amount,
      way: 'khalti',
      attemptId,
      isFull,
    })
  if (plan.bank > 0)
    await storeRefund(transaction, {
      ...common,
      source: `${source}:bank`,
      amount: plan.bank,
      way: 'bank',
      account: null,
    })
  return sum
}

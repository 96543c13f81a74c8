import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { reversalMessages as text } from '#features/payments/rules/money/reversal-messages.ts'
import { voucherStates } from '#features/payments/rules/slips/voucher-states.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { type ReversibleCredit, takeReversibleCredit } from './reversible-credit.ts'
import { creditSource, type Decider, takeVoucher, type Waiting } from '../waiting-voucher.ts'

/** An approved voucher that may be reversed, with everything it moved locked until the transaction ends. */
export type Reversible = ReversibleCredit & { readonly voucher: Waiting }

/** May this person have a hand in reversing it, and is all of its money still where it went? */
export async function takeReversible(
  transaction: Transaction,
  command: Decider & { readonly paymentId: number },
  context: PaymentsContext,
): Promise<Reversible | Refusal> {
  const voucher = await takeVoucher(transaction, command)
  if (isRefusal(voucher)) return voucher
  if (voucher.state === 'REVERSED')
    return refusal('rule/voucher-reversed', text['voucher-reversed'], { status: 409 })
  if (voucher.state !== 'APPROVED')
    return refusal('rule/not-approved', text['not-approved'], { status: 409 })
  const credit = {
    payment: voucher.payment,
    source: creditSource(command.paymentId),
    states: { before: voucherStates.APPROVED, after: voucherStates.REVERSED },
    nowMs: command.nowMs,
  }
  const found = await takeReversibleCredit(transaction, credit, context)
  return isRefusal(found) ? found : { ...found, voucher }
}

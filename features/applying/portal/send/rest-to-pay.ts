import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import { type Payment, waitingMoney } from '#features/payments/rules/facts.ts'
import type { Paying } from '#features/applying/rules/facts.ts'
import type { ToPayNow } from '../ApplicationPayments.tsx'

type Own = { readonly paying: Paying; readonly payments: readonly Payment[] }

/** The rest of a fee without a last day, less what a waiting voucher covers (READINGS R-85); over when nothing is owed. */
export function restToPay(
  own: Own | undefined,
  { owed, note }: { readonly owed: Money; readonly note: string },
): ToPayNow {
  if (own === undefined || owed === 0) return { is: 'over', why: null }
  const { paying, payments } = own
  const waiting = waitingMoney(payments)
  const amount = remaining(owed, waiting ?? nothing)
  return { is: 'open', amount, note, before: null, paying, waiting }
}

import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { HeadAmount } from '#features/payments/rules/facts.ts'

/** Heads of income of a fee: the part above the regular fee is the late fee's. */
export function feeHeads(
  head: HeadAmount['head'],
  regularFee: Money,
  fee: Money,
): readonly HeadAmount[] {
  const regular = paisa(Math.min(fee, regularFee))
  const late = paisa(fee - regular)
  return [
    { head, amount: regular },
    ...(late > 0 ? [{ head: 'LATE_FEE' as const, amount: late }] : []),
  ]
}

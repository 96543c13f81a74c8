import type { Money } from '#platform/pure/money/money.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

export type TakeRefusal = 'owed-changed' | 'amount-wrong' | 'more-than-owed'

/**
 * Decides if a cashier may take an amount for a fee. `owedShown`: the rest as the cashier saw it, so that the same cash is
 * not entered twice. More than owed is the student's credit, if the cashier says so (READINGS R-83).
 */
export function decideTake({
  amount,
  owed,
  owedShown,
  isToCredit,
}: {
  readonly amount: Money
  readonly owed: Money
  readonly owedShown: Money
  readonly isToCredit: boolean
}): Decision<TakeRefusal> {
  if (amount <= 0) return refuse('amount-wrong')
  if (owed !== owedShown) return refuse('owed-changed')
  return amount > owed && !isToCredit ? refuse('more-than-owed') : allowed
}

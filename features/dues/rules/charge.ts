import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { type Money, rupees } from '#platform/pure/money/money.ts'
import { incomeHeads } from '#features/payments/rules/facts.ts'

/** The largest amount of one due. */
export const mostDue: Money = rupees(10_000_000)

export type Charge = {
  readonly name: string
  readonly amount: number
  readonly head: string
  readonly reason: string
}

/** May an amount be charged to a student? */
export function decideCharge({
  name,
  amount,
  head,
  reason,
}: Charge): Decision<'name-needed' | 'amount-outside' | 'head-unknown' | 'reason-needed'> {
  if (name === '') return refuse('name-needed')
  if (amount <= 0 || amount > mostDue) return refuse('amount-outside')
  if (!Object.hasOwn(incomeHeads, head)) return refuse('head-unknown')
  return reason === '' ? refuse('reason-needed') : allowed
}

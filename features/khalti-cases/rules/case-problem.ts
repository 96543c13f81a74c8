import type { AttemptState } from '#features/payments/rules/facts.ts'

/** Reason why a person should look at an attempt. */
export type CaseProblem = 'other-amount' | 'not-decided' | 'partly-refunded' | 'paid-twice'

type CaseFacts = {
  readonly state: AttemptState
  /** Khalti took money that was not as asked; it is held. */
  readonly hasHeldMoney: boolean
  /** A refund of ours explains money that Khalti gave back. */
  readonly hasOwnRefund: boolean
  /** Another attempt for the same fee was paid before. */
  readonly wasPaidBefore: boolean
}

/** The problem of an attempt; null: there is none. */
export function caseProblem(facts: CaseFacts): CaseProblem | null {
  const { state, hasHeldMoney, hasOwnRefund, wasPaidBefore } = facts
  if (state === 'HELD') return hasHeldMoney ? 'other-amount' : 'not-decided'
  if (state === 'PARTIALLY_REFUNDED') return hasOwnRefund ? null : 'partly-refunded'
  return state === 'PAID' && wasPaidBefore ? 'paid-twice' : null
}

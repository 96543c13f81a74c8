/**
 * Result of a rule: allowed, or refused with a reason key (never a sentence) and the facts that a sentence may need.
 * Sentences are in the folder's `messages.ts`, keyed by the reason.
 */
export type Decision<Reason extends string, Facts = unknown> =
  | { readonly is: 'allowed' }
  | Refused<Reason, Facts>

export type Refused<Reason extends string, Facts = unknown> = {
  readonly is: 'refused'
  readonly reason: Reason
  readonly facts?: Facts
}

export const allowed = { is: 'allowed' } as const

export function refuse<const Reason extends string>(reason: Reason): Refused<Reason, never>
export function refuse<const Reason extends string, Facts>(
  reason: Reason,
  facts: Facts,
): Refused<Reason, Facts>
export function refuse<Reason extends string>(reason: Reason, facts?: unknown): Refused<Reason> {
  return facts === undefined ? { is: 'refused', reason } : { is: 'refused', reason, facts }
}

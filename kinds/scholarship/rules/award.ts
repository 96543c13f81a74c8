import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import type { Money } from '#platform/pure/money/money.ts'

export type AwardReason = 'not-checked' | 'decided' | 'amount-wrong' | 'no-seat'

/** Allows an award of this amount if the proofs are checked and the scholarship has a seat left. */
export function decideAward(at: {
  readonly status: DocStatus | null
  readonly amount: Money
  /** Amount of the scholarship. */
  readonly most: Money
  /** Null: no number. */
  readonly seats: number | null
  /** Number of awards so far. */
  readonly taken: number
}): Decision<AwardReason> {
  const refused = refuseStatus(at.status)
  if (refused !== null) return refused
  if (at.status !== 'AP') return refuse('not-checked')
  if (at.amount <= 0 || at.amount > at.most) return refuse('amount-wrong')
  return at.seats !== null && at.taken >= at.seats ? refuse('no-seat') : allowed
}

/** May it be declined, or scored? As long as it is not decided. */
export function decideOpen({ status }: { readonly status: DocStatus | null }): Decision<'decided'> {
  return refuseStatus(status) ?? allowed
}

function refuseStatus(status: DocStatus | null) {
  return status === 'CO' || status === 'CL' ? refuse('decided') : null
}

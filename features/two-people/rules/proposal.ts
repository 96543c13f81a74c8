import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** Time in which a second person must decide a proposal, in ms. */
export const proposalLifeMs = 7 * 86_400_000

/** Time between a proposal and the moment its proposer may carry it out where no other account could confirm it. */
export const aloneAfterMs = 24 * 3_600_000

export type ProposalState = 'open' | 'confirmed' | 'refused'

export type ProposalReason =
  | 'own-entry'
  | 'proposal-decided'
  | 'proposal-expired'
  | 'reason-needed'
  | 'account-of-proposer'
  | 'account-changed-since'
  | 'seat-of-proposer'
  | 'seat-given-since'
  | 'wait-not-over'
  | 'only-refuses'

/** Creation of an account, change of its roles, or reset of its password or second factor, by a user. */
export type AccountChange = { readonly by: number; readonly atMs: number }

/** Proposer: an account, and the person behind it. */
export type Entry = { readonly enteredBy: number; readonly partnerId?: number }

/** True for one's own proposal, from any account of the person: no role may decide it (READINGS R-71). */
export function isOwnEntry(
  { enteredBy, partnerId = 0 }: Entry,
  by: { readonly userId: number; readonly partnerId: number },
): boolean {
  return enteredBy === by.userId || (partnerId !== 0 && partnerId === by.partnerId)
}

/**
 * Decides if an account counts as a second person: not one that the proposer created, gave roles or reset, and not one
 * changed in this way after the proposal.
 */
export function decideSecondPerson(
  changes: readonly AccountChange[],
  { enteredBy, enteredMs }: { readonly enteredBy: number; readonly enteredMs: number },
): Decision<'account-of-proposer' | 'account-changed-since'> {
  if (changes.some(({ by }) => by === enteredBy)) return refuse('account-of-proposer')
  return changes.some(({ atMs }) => atMs >= enteredMs) ? refuse('account-changed-since') : allowed
}

/** The same for the seat of the second person: not one that the proposer gave, nor one given after the proposal. */
export function decideSeat(
  given: readonly AccountChange[],
  entry: { readonly enteredBy: number; readonly enteredMs: number },
): Decision<'seat-of-proposer' | 'seat-given-since'> {
  const decision = decideSecondPerson(given, entry)
  if (decision.is === 'allowed') return allowed
  return refuse(decision.reason === 'account-of-proposer' ? 'seat-of-proposer' : 'seat-given-since')
}

/** Decides if a user may confirm or refuse a proposal now; withdrawing one's own is refusing it. */
export function decideProposal(at: {
  readonly action: 'confirm' | 'refuse'
  readonly state: ProposalState
  readonly isOwn: boolean
  /** True when their role confirms proposals of this type; others only refuse. */
  readonly isConfirmer: boolean
  /** From when on its proposer may carry it out, in ms since 1970; null: never. */
  readonly aloneFromMs: number | null
  readonly expiresMs: number
  readonly nowMs: number
  readonly reason: string
}): Decision<ProposalReason> {
  if (at.state !== 'open') return refuse('proposal-decided')
  if (at.nowMs >= at.expiresMs) return refuse('proposal-expired')
  if (at.action === 'refuse') return at.reason.trim() === '' ? refuse('reason-needed') : allowed
  return decideConfirmer(at)
}

/** True when this person confirms an open proposal now: another person, or its proposer after the wait. */
export function decideConfirmer(
  at: Pick<Parameters<typeof decideProposal>[0], 'isOwn' | 'isConfirmer' | 'aloneFromMs' | 'nowMs'>,
): Decision<'own-entry' | 'wait-not-over' | 'only-refuses'> {
  if (!at.isOwn) return at.isConfirmer ? allowed : refuse('only-refuses')
  if (at.aloneFromMs === null || !at.isConfirmer) return refuse('own-entry')
  return at.nowMs < at.aloneFromMs ? refuse('wait-not-over') : allowed
}

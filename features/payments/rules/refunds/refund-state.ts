import { invariant } from '#platform/pure/invariant.ts'

/**
 * The life of one refund. By bank: confirmed, on a transfer list, sent, perhaps returned by the bank. By Khalti: confirmed,
 * asked for, sent once Khalti's status says so. Khalti is asked for a refund again only out of ASKED.
 */
const edges = {
  /** Confirmed, but no bank account is known. */
  NEEDS_ACCOUNT: ['APPROVED', 'CANCELED'],
  APPROVED: ['LISTED', 'ASKED', 'REFUSED', 'CANCELED'],
  /** On a list for the bank. */
  LISTED: ['APPROVED', 'SENT'],
  /** It has left for Khalti and may have arrived. */
  ASKED: ['ASKED', 'SENT', 'REFUSED', 'CANCELED'],
  /** Left the university's account. */
  SENT: ['RETURNED'],
  /** The bank gave it back: it is the student's credit again. */
  RETURNED: [],
  /** Khalti refused it: nothing left, it is still the student's credit. */
  REFUSED: [],
  /** Taken back before it left: it is still the student's credit. */
  CANCELED: [],
} as const satisfies Record<string, readonly string[]>

export type RefundState = keyof typeof edges

export const refundWays = ['bank', 'khalti'] as const
export type RefundWay = (typeof refundWays)[number]

export const refundStates = Object.keys(edges) as readonly RefundState[]

/** States in which its amount is reserved in the student's credit: promised, and not gone yet. */
export const openStates = [
  'NEEDS_ACCOUNT',
  'APPROVED',
  'LISTED',
  'ASKED',
] as const satisfies readonly RefundState[]

/** Of a refund through Khalti: Khalti is to give the money back, or did. A payment has one such refund. */
export const atKhaltiStates = [
  'APPROVED',
  'ASKED',
  'SENT',
] as const satisfies readonly RefundState[]

export function mayBecome(from: RefundState, to: RefundState): boolean {
  const targets: readonly string[] = edges[from]
  return targets.includes(to)
}

export function refundMoves(from: RefundState, to: RefundState): RefundState {
  invariant(mayBecome(from, to), `a refund does not go from ${from} to ${to}`)
  return to
}

const minute = 60_000
/** After so long an answer of Khalti is no longer on its way: its status then says whether the refund was done. */
export const sendAgainAfterMs = 15 * minute
/** After a day without it, staff may give it up. */
export const giveUpAfterMs = 24 * 60 * minute

/** A refund as its next steps depend on it. */
export type RefundFacts = {
  readonly state: RefundState
  /** Since Khalti was last asked for it; null: never. */
  readonly sinceMs: number | null
  /** Khalti gave back a part, of which its status does not say how much: two people note it, nothing else is done. */
  readonly isPartLeft: boolean
}

/** True if Khalti may be asked once more, provided that its status shows no refund. */
export function maySendAgain(refund: RefundFacts): boolean {
  return isAskedFor(refund, sendAgainAfterMs)
}

/** True if it may be taken back: it has not left, or Khalti has not done it for a day. */
export function mayCancel(refund: RefundFacts): boolean {
  return refund.state === 'ASKED'
    ? isAskedFor(refund, giveUpAfterMs)
    : mayBecome(refund.state, 'CANCELED')
}

function isAskedFor({ state, sinceMs, isPartLeft }: RefundFacts, leastMs: number): boolean {
  return state === 'ASKED' && !isPartLeft && sinceMs !== null && sinceMs >= leastMs
}

/** When Khalti's status is asked after a refund has left; later once a day. */
const looksAfterMs = [2, 5, 15, 60, 360].map((minutes) => minutes * minute)

/** Milliseconds after it was asked for at which the status is asked next. */
export function nextStatusMs(sinceMs: number): number {
  return looksAfterMs.find((ms) => ms > sinceMs) ?? sinceMs + giveUpAfterMs
}

/**
 * Reads Khalti's status for a refund. `with-the-rest`: a part was asked for, and all is gone. `differs`: all was asked for, and
 * Khalti gave back a part, of which its status does not say how much it is.
 */
export function arrivalOf(
  refund: { readonly isFull: boolean },
  status: 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'other',
): 'arrived' | 'with-the-rest' | 'differs' | 'not-yet' {
  if (status === 'other') return 'not-yet'
  if (refund.isFull === (status === 'REFUNDED')) return 'arrived'
  return refund.isFull ? 'differs' : 'with-the-rest'
}

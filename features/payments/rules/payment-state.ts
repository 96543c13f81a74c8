import { invariant } from '#platform/pure/invariant.ts'

/**
 * The life of one Khalti attempt (SECURITY §2), as data. One function moves it; an edge that is not listed throws.
 * A provider answer that changes nothing leaves the state as it is.
 */
const edges = {
  LINK_REQUESTED: ['LINK_READY', 'LINK_UNKNOWN', 'LINK_REFUSED'],
  LINK_UNKNOWN: ['PAID'],
  LINK_REFUSED: [],
  LINK_READY: ['PAID', 'HELD', 'CANCELED', 'EXPIRED', 'SUPERSEDED'],
  HELD: ['HELD', 'PAID', 'CANCELED', 'EXPIRED', 'CREDITED'],
  /** Another amount than asked, decided by staff: it is the student's credit. */
  CREDITED: [],
  CANCELED: ['PAID', 'HELD'],
  EXPIRED: ['PAID', 'HELD'],
  SUPERSEDED: ['PAID', 'HELD', 'CANCELED', 'EXPIRED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>

export type AttemptState = keyof typeof edges

export function mayMove(from: AttemptState, to: AttemptState): boolean {
  const targets: readonly string[] = edges[from]
  return targets.includes(to)
}

export function moveTo(from: AttemptState, to: AttemptState): AttemptState {
  invariant(mayMove(from, to), `a payment attempt does not go from ${from} to ${to}`)
  return to
}

/** State to which an event moves an attempt; the state of an attempt is its events folded from the first. */
export type AttemptEvent = { readonly state: AttemptState }

export function foldAttempt(events: readonly AttemptEvent[]): AttemptState {
  const [first, ...rest] = events
  invariant(first?.state === 'LINK_REQUESTED', 'an attempt begins with LINK_REQUESTED')
  return rest.reduce<AttemptState>((state, event) => moveTo(state, event.state), first.state)
}

/**
 * State after the provider's answer, seen from the present one: an amount never credited cannot be refunded. A full
 * refund ends the attempt. After a partial refund the rest is unknown, so it waits for staff.
 */
export function stateAfter(from: AttemptState, to: AttemptState): AttemptState {
  if (from === 'PAID' || from === 'PARTIALLY_REFUNDED') return to
  if (to === 'REFUNDED') return 'CANCELED'
  return to === 'PARTIALLY_REFUNDED' ? 'HELD' : to
}

/** Outcome shown after coming back from the wallet; `held`: the provider took another amount than was asked. */
export type PaymentOutcome = 'paid' | 'not-completed' | 'not-known' | 'held'

const outcomes = {
  LINK_REQUESTED: 'not-known',
  LINK_UNKNOWN: 'not-completed',
  LINK_REFUSED: 'not-completed',
  LINK_READY: 'not-known',
  HELD: 'not-known',
  CREDITED: 'not-completed',
  CANCELED: 'not-completed',
  EXPIRED: 'not-completed',
  SUPERSEDED: 'not-known',
  PAID: 'paid',
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'not-completed',
} as const satisfies Record<AttemptState, PaymentOutcome>

export function outcomeOf(state: AttemptState): PaymentOutcome {
  return outcomes[state]
}

import type { Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

export const seatAnswers = ['accepted', 'declined', 'lapsed'] as const
/** `lapsed`: the last day to answer passed. */
export type SeatAnswer = (typeof seatAnswers)[number]

export type AnswerReason = 'no-offer' | 'answered-already' | 'too-late'

/** Decides if an applicant may accept or decline the offered seat: once, and until the last day. A seat that was accepted may still be declined. */
export function decideAnswer(at: {
  /** Null: no seat is offered. */
  readonly offer: { readonly until: Day; readonly answer: SeatAnswer | null } | null
  readonly accepts: boolean
  readonly today: Day
}): Decision<AnswerReason> {
  const { offer, accepts, today } = at
  if (offer === null) return refuse('no-offer')
  if (offer.answer === 'lapsed' || (offer.answer === null && today > offer.until))
    return refuse('too-late')
  if (offer.answer === 'declined') return refuse('answered-already')
  return offer.answer === 'accepted' && accepts ? refuse('answered-already') : allowed
}

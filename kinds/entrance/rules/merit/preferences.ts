import type { Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { SeatAnswer } from './answer.ts'

/** Most further programmes of an entrance. */
export const mostFurther = 20

export type FurtherReason =
  | FixedReason
  | 'is-own'
  | 'not-a-program'
  | 'too-many-programs'
  | 'stays-offered'

type FixedFacts = {
  /** Null: the entrance has no programme of its own. */
  readonly own: number | null
  readonly hasList: boolean
}

/** Reasons for which the programmes of an entrance stay, whatever is chosen. */
export const fixedReasons = ['own-missing', 'list-computed'] as const
export type FixedReason = (typeof fixedReasons)[number]

/** Why the programmes of an entrance stay as they are; null: they may be changed. */
export function programsStay({ own, hasList }: FixedFacts): FixedReason | null {
  if (own === null) return 'own-missing'
  return hasList ? 'list-computed' : null
}

/** Decides if an entrance may be for these further programmes: none is taken away that applicants could choose. */
export function decideFurther(
  at: FixedFacts & {
    readonly saved: readonly number[]
    readonly chosen: readonly number[]
    /** Programmes of the university. */
    readonly known: readonly number[]
    readonly hasApplicants: boolean
  },
): Decision<FurtherReason, { readonly program: number }> {
  const { own, saved, chosen, known } = at
  const fixed = programsStay(at)
  if (fixed !== null) return refuse(fixed)
  if (own !== null && chosen.includes(own)) return refuse('is-own')
  if (chosen.length > mostFurther) return refuse('too-many-programs')
  const unknown = chosen.find((program) => !known.includes(program) && !saved.includes(program))
  if (unknown !== undefined) return refuse('not-a-program', { program: unknown })
  const missing = at.hasApplicants ? saved.find((program) => !chosen.includes(program)) : undefined
  return missing === undefined ? allowed : refuse('stays-offered', { program: missing })
}

export type OrderReason = 'no-choice' | 'application-closed' | 'order-closed' | 'list-made'

/** Decides if an applicant may order the programmes: until the last day to apply, and never once a list was computed. */
export function decideOrder(at: {
  /** Programmes of the entrance, its own included. */
  readonly offered: readonly number[]
  readonly isClosed: boolean
  readonly hasList: boolean
  /** Last day to apply; null: none is set. */
  readonly lastDay: Day | null
  readonly today: Day
}): Decision<OrderReason> {
  if (at.offered.length < 2) return refuse('no-choice')
  if (at.isClosed) return refuse('application-closed')
  if (at.hasList) return refuse('list-made')
  return at.lastDay !== null && at.today > at.lastDay ? refuse('order-closed') : allowed
}

export type StayReason = 'no-offer' | 'too-late' | 'stays-already' | 'none-preferred'

/** Decides if an applicant may stay in the offered or accepted seat, and wait for no preferred programme any more. */
export function decideStay(at: {
  /** Null: no seat is offered. */
  readonly offer: {
    readonly until: Day
    readonly answer: SeatAnswer | null
    readonly stays: boolean
  } | null
  /** Number of preferred programmes that the applicant waits for. */
  readonly waiting: number
  readonly today: Day
}): Decision<StayReason> {
  const { offer, waiting, today } = at
  if (offer === null || offer.answer === 'declined') return refuse('no-offer')
  if (offer.answer === 'lapsed' || (offer.answer === null && today > offer.until))
    return refuse('too-late')
  if (offer.stays) return refuse('stays-already')
  return waiting === 0 ? refuse('none-preferred') : allowed
}

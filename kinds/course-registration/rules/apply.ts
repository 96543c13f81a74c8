import type { Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import {
  applyButtonOf,
  applyingMessages as text,
  type ButtonState,
} from '#features/applying/rules/facts.ts'
import { type ProgramOpening, windowState } from '#features/programs/rules/facts.ts'
import {
  decideEnrollment,
  type EnrolledPlace,
  type EnrollmentFacts,
  type EnrollmentReason,
} from './eligibility.ts'

export type ApplyReason =
  | 'already-applied'
  | 'closed'
  | 'not-open-yet'
  | 'no-seats-left'
  | EnrollmentReason

export type RegistrationApplicant = {
  /** Ids of openings this person has an application for, whatever its status (READINGS R-37). */
  readonly appliedOpeningIds: readonly number[]
  /** The active enrollment, null without one. */
  readonly enrollment: EnrolledPlace | null
}

export type ApplyDecision = Decision<ApplyReason, EnrollmentFacts>

/** May this person register for this semester's courses today? Asked by the list's button and by the server. */
export function decideApply(at: {
  readonly opening: Pick<ProgramOpening, 'id' | 'window' | 'academics' | 'semester' | 'seats'>
  readonly applicant: RegistrationApplicant
  readonly today: Day
}): ApplyDecision {
  const { opening, applicant, today } = at
  if (applicant.appliedOpeningIds.includes(opening.id)) return refuse('already-applied')
  const window = windowState(opening, today)
  if (window !== 'open') return refuse(window)
  const place = decideEnrollment(opening, applicant.enrollment)
  if (place.is === 'refused') return place
  return opening.seats !== null && opening.seats.left <= 0 ? refuse('no-seats-left') : allowed
}

/**
 * Course registrations are shown only if they match the student's enrollment (SPEC §5); without an active one all of
 * them stay, with 'Not Eligible' buttons (READINGS R-06).
 */
export function listedOpenings<Opening extends ProgramOpening>(
  openings: readonly Opening[],
  { enrollment }: Pick<RegistrationApplicant, 'enrollment'>,
): readonly Opening[] {
  return enrollment === null
    ? openings
    : openings.filter((opening) => decideEnrollment(opening, enrollment).is === 'allowed')
}

/** 'Applied', 'Not Eligible' without an active enrollment, else 'Register' (SPEC §4 Apply button). */
export function applyButton(decision: ApplyDecision): ButtonState<'apply'> {
  return applyButtonOf(decision, { apply: text.register, refused })
}

const notEligible = { label: text['not-eligible'] } as const
const register = { label: text.register } as const

const refused = {
  'already-applied': { label: text.applied, done: true },
  closed: { label: text.closed },
  'not-open-yet': register,
  'no-seats-left': register,
  'enrollment-required': notEligible,
  'other-academics': notEligible,
  'first-semester': notEligible,
} as const

import type { Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import {
  applyButtonOf,
  applyingMessages as text,
  type ButtonState,
} from '#features/applying/rules/facts.ts'
import { type ProgramOpening, windowState } from '#features/programs/rules/facts.ts'
import {
  decideEntrance,
  type EntranceFacts,
  type EntranceReason,
  type EntranceResult,
} from './eligibility.ts'

export type ApplyReason =
  | 'already-applied'
  | 'closed'
  | 'not-open-yet'
  | 'profile-incomplete'
  | 'active-enrollment'
  | 'no-seats-left'
  | EntranceReason

export type AdmissionApplicant = {
  readonly profileComplete: boolean
  /** Ids of openings this person has an application for, whatever its status (READINGS R-37). */
  readonly appliedOpeningIds: readonly number[]
  /** Program of the active enrollment; null without one. */
  readonly enrolledIn: string | null
  readonly entrances: readonly EntranceResult[]
}

export type ApplyDecision = Decision<ApplyReason, Partial<EntranceFacts>>

/** May this person apply for this admission today? Asked by the list's button and again by the server. */
export function decideApply(at: {
  readonly opening: Pick<ProgramOpening, 'id' | 'window' | 'academics' | 'seats'>
  readonly applicant: AdmissionApplicant
  readonly today: Day
}): ApplyDecision {
  const { opening, applicant, today } = at
  if (applicant.appliedOpeningIds.includes(opening.id)) return refuse('already-applied')
  const window = windowState(opening, today)
  if (window !== 'open') return refuse(window)
  if (applicant.enrolledIn !== null)
    return refuse('active-enrollment', { yours: applicant.enrolledIn })
  const entrance = decideEntrance(opening, applicant.entrances)
  if (entrance.is === 'refused') return entrance
  if (!applicant.profileComplete) return refuse('profile-incomplete')
  return opening.seats !== null && opening.seats.left <= 0 ? refuse('no-seats-left') : allowed
}

/**
 * Admissions are listed only for a paid, eligible and matching entrance (SPEC §5), and those already applied for stay
 * in the list; an active enrollment does not empty it, it disables the buttons (READINGS R-06).
 */
export function listedOpenings<Opening extends ProgramOpening>(
  openings: readonly Opening[],
  { entrances, appliedOpeningIds }: Pick<AdmissionApplicant, 'entrances' | 'appliedOpeningIds'>,
): readonly Opening[] {
  return openings.filter(
    (opening) =>
      appliedOpeningIds.includes(opening.id) || decideEntrance(opening, entrances).is === 'allowed',
  )
}

/** 'Applied' and 'Not Eligible' are disabled (SPEC §4 Apply button); the reason stands beneath a disabled button. */
export function applyButton(decision: ApplyDecision): ButtonState<'apply'> {
  return applyButtonOf(decision, { apply: text.apply, refused })
}

const notEligible = { label: text['not-eligible'] } as const
const apply = { label: text.apply } as const

const refused = {
  'already-applied': { label: text.applied, done: true },
  closed: { label: text.closed },
  'not-open-yet': apply,
  'profile-incomplete': apply,
  'no-seats-left': apply,
  'active-enrollment': notEligible,
  'entrance-required': notEligible,
  'entrance-unpaid': notEligible,
  'entrance-not-eligible': notEligible,
  'other-academics': notEligible,
} as const

import type { Day } from '#platform/pure/calendar/day.ts'
import { isOpenOn, type Window } from '#platform/pure/calendar/window.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import { type Academics, sameAcademics } from './desk/academics.ts'
import { applyButtonOf } from './apply-button.ts'
import type { ButtonState } from './buttons.ts'
import { applyingMessages as text } from './messages.ts'

export type ApplyByPlaceReason =
  | 'already-applied'
  | 'not-open-yet'
  | 'closed'
  | 'enrollment-required'
  | 'other-academics'

/** An opening for the students of one place in the university. */
type OpenByPlace = {
  readonly id: number
  readonly academics: Academics
  /** Both days included; without a last day it is not open. */
  readonly window: Window
}

/** Person who applies for it. */
export type ApplicantByPlace = {
  /** Ids of openings this person has an application for, whatever its status (READINGS R-37). */
  readonly appliedOpeningIds: readonly number[]
  /** Place of the active enrollment, null without one. */
  readonly place: Academics | null
}

/** May this person apply for what is open to their place today? Asked by the list's button and again by the server. */
export function decideApplyByPlace(at: {
  readonly opening: OpenByPlace
  readonly applicant: ApplicantByPlace
  readonly today: Day
}): Decision<ApplyByPlaceReason> {
  const { opening, applicant, today } = at
  if (applicant.appliedOpeningIds.includes(opening.id)) return refuse('already-applied')
  if (applicant.place === null) return refuse('enrollment-required')
  if (!sameAcademics(opening.academics, applicant.place)) return refuse('other-academics')
  if (isOpenByPlace(opening, today)) return allowed
  const { from } = opening.window
  return refuse(from !== null && today < from ? 'not-open-yet' : 'closed')
}

/** Open between the first and the last day, both included; without a last day it was never open (SPEC §5). */
export function isOpenByPlace({ window }: Pick<OpenByPlace, 'window'>, today: Day): boolean {
  return window.to !== null && isOpenOn(window, today)
}

/** 'Applied' and disabled when already applied (SPEC §4 Apply button). */
export function applyByPlaceButton(decision: Decision<ApplyByPlaceReason>): ButtonState<'apply'> {
  return applyButtonOf(decision, {
    apply: text.apply,
    refused: {
      'already-applied': { label: text.applied, done: true },
      'not-open-yet': { label: text.apply },
      closed: { label: text.closed },
      'enrollment-required': { label: text['not-eligible'] },
      'other-academics': { label: text['not-eligible'] },
    },
  })
}

import type { Day } from '#platform/pure/calendar/day.ts'
import { isOpenOn } from '#platform/pure/calendar/window.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import {
  type Academics,
  applyButtonOf,
  applyingMessages as text,
  type ButtonState,
  sameAcademics,
} from '#features/applying/rules/facts.ts'
import type { ExamOpening } from './exam.ts'

export type ApplyReason =
  | 'already-applied'
  | 'not-open-yet'
  | 'closed'
  | 'enrollment-required'
  | 'other-academics'

export type ExamApplicant = {
  /** Ids of openings this person has a registration for, whatever its status (READINGS R-37). */
  readonly appliedOpeningIds: readonly number[]
  /** Place of the active enrollment, null without one. */
  readonly place: Academics | null
}

type Open = Pick<ExamOpening, 'id' | 'window' | 'academics'>

/** May this person register for this exam today? Asked by the list's button and again by the server. */
export function decideApply(at: {
  readonly opening: Open
  readonly applicant: ExamApplicant
  readonly today: Day
}): Decision<ApplyReason> {
  const { opening, applicant, today } = at
  if (applicant.appliedOpeningIds.includes(opening.id)) return refuse('already-applied')
  if (applicant.place === null) return refuse('enrollment-required')
  if (!sameAcademics(opening.academics, applicant.place)) return refuse('other-academics')
  if (isOpenExam(opening, today)) return allowed
  const { from } = opening.window
  return refuse(from !== null && today < from ? 'not-open-yet' : 'closed')
}

/** Shown only when today is between DateFrom and DateTo inclusive; without a last day it was never open (SPEC §5). */
export function isOpenExam({ window }: Pick<ExamOpening, 'window'>, today: Day): boolean {
  return window.to !== null && isOpenOn(window, today)
}

/** 'Applied' and disabled when already applied (SPEC §4 Apply button). */
export function applyButton(decision: Decision<ApplyReason>): ButtonState<'apply'> {
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

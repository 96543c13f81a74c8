import type { Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import {
  applyButtonOf,
  applyingMessages as text,
  type ButtonState,
} from '#features/applying/rules/facts.ts'
import {
  type ExamDetails,
  isOpenForRetotaling,
  reasonMaxLength,
  type RetotalingOpening,
} from './retotaling.ts'

export type ApplyReason =
  | 'already-applied'
  | 'enrollment-required'
  | 'not-open-yet'
  | 'closed'
  | 'no-days'

/** May this person ask for retotaling of this exam today? Asked by the list's button and again by the server. */
export function decideApply(at: {
  readonly opening: Pick<RetotalingOpening, 'id' | 'window'>
  readonly applicant: {
    /** Ids of exams this person has asked for, whatever the status (READINGS R-37). */
    readonly appliedOpeningIds: readonly number[]
    readonly isEnrolled: boolean
  }
  readonly today: Day
}): Decision<ApplyReason> {
  const { opening, applicant, today } = at
  if (applicant.appliedOpeningIds.includes(opening.id)) return refuse('already-applied')
  if (!applicant.isEnrolled) return refuse('enrollment-required')
  if (isOpenForRetotaling(opening, today)) return allowed
  const { from, to } = opening.window
  if (to === null) return refuse('no-days')
  return refuse(from !== null && today < from ? 'not-open-yet' : 'closed')
}

export type DetailsReason = 'not-sat' | 'no-papers' | 'not-released'

/** Allows a choice if the exam registration has an exam paper with a released result; else refuses with the reason. */
export function decideDetails(details: ExamDetails | null): Decision<DetailsReason> {
  if (details === null) return refuse('not-sat')
  if (details.papers.length === 0) return refuse('no-papers')
  return details.papers.some(({ isReleased }) => isReleased) ? allowed : refuse('not-released')
}

export type ChosenReason = 'none-chosen' | 'reason-missing' | 'reason-long' | 'course-not-released'

export type Chosen = { readonly courseId: number; readonly description: string }

/** At least one course, each with a released result, each with a reason that says something (SPEC §5 Retotaling). */
export function decideChosen(
  { papers }: Pick<ExamDetails, 'papers'>,
  chosen: readonly Chosen[],
): Decision<ChosenReason> {
  if (chosen.length === 0) return refuse('none-chosen')
  const released = papers.filter(({ isReleased }) => isReleased)
  if (!chosen.every(({ courseId }) => released.some((paper) => paper.courseId === courseId)))
    return refuse('course-not-released')
  if (chosen.some(({ description }) => description.trim() === '')) return refuse('reason-missing')
  return chosen.some(({ description }) => description.trim().length > reasonMaxLength)
    ? refuse('reason-long')
    : allowed
}

/** A green 'Applied', disabled, when already applied (SPEC §2 Exam Retotaling page). */
export function applyButton(decision: Decision<ApplyReason>): ButtonState<'apply'> {
  return applyButtonOf(decision, {
    apply: text.apply,
    refused: {
      'already-applied': { label: text.applied, done: true },
      'enrollment-required': { label: text['not-eligible'] },
      'not-open-yet': { label: text.apply },
      closed: { label: text.closed },
      'no-days': { label: text.apply },
    },
  })
}

import type { WithUnreadable } from '#platform/pure/rest-dialect/nested-rows.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { isOpenOn, type Window } from '#platform/pure/calendar/window.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { RetotalingOutcome } from './outcome.ts'
import type { Application } from '#features/applying/rules/facts.ts'

/** An exam whose marks may be added up again (SPEC §3 Open exam registration). */
export type RetotalingOpening = {
  readonly id: number
  readonly name: string
  /** RetotalingFrom and RetotalingTo, both days included; no last day means never. */
  readonly window: Window
  readonly fee: Money
}

/** A student's application for retotaling (SPEC §3 Applied retotaling). */
export type Retotaling = Application & WithUnreadable & { readonly courses: readonly AskedCourse[] }

/** A course that is to be added up again, and why. */
export type AskedCourse = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  /** '' where none was given. */
  readonly description: string
  /** Former and present marks, once the outcome is decided. */
  readonly outcome: {
    readonly is: RetotalingOutcome
    readonly former: number
    readonly formerGrade: string
    readonly total: number
    readonly grade: string
    /** Day of the decision in Nepal; null where the server does not give it. */
    readonly decidedOn: Day | null
  } | null
}

/** The student's registration for an exam, and which of its exam papers have a released result. */
export type ExamDetails = {
  readonly registrationId: number
  readonly papers: readonly SatPaper[]
}

export type SatPaper = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  readonly examType: string
  readonly isReleased: boolean
}

/** Maximum length of a stored reason, in characters. */
export const reasonMaxLength = 1_000

/** Open for asking on a day; without a last day it never is. */
export function isOpenForRetotaling(
  { window }: Pick<RetotalingOpening, 'window'>,
  today: Day,
): boolean {
  return window.to !== null && isOpenOn(window, today)
}

/** The opening's fee, once or for each course, as the university has set it (READINGS R-44). */
export function feeFor(
  { fee }: Pick<RetotalingOpening, 'fee'>,
  { courses, perCourse }: { readonly courses: number; readonly perCourse: boolean },
): Money {
  return paisa(perCourse ? fee * courses : fee)
}

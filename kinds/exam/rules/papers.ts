import type { DocStatus } from '#platform/pure/document-status.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { RegisteredCourse } from '#features/programs/rules/facts.ts'
import type { ExamOpening, Outcome } from './exam.ts'

/** Reason that an exam paper cannot be chosen. */
export type PaperReason =
  | 'internal-unknown'
  | 'internal-low'
  | 'attendance-unknown'
  | 'attendance-low'
  | 'attempts-used'
  | 'registered-already'

/** One reason, with what the student has and what is needed where there is something to compare. */
export type WhyNotPaper = {
  readonly reason: PaperReason
  readonly have?: number
  readonly need?: number
}

/** A course the exam offers this student; it may be chosen if there is no reason against it. */
export type OfferedPaper = {
  readonly course: RegisteredCourse
  readonly whyNot: readonly WhyNotPaper[]
}

/** An exam paper that the student has registered for in some exam. */
export type SatPaper = {
  readonly courseId: number
  readonly openingId: number
  /** Status of its registration; a closed one was turned away and counts for nothing but its released result. */
  readonly status: DocStatus | null
  readonly outcome: Outcome | null
}

type Terms = Pick<ExamOpening, 'id' | 'type' | 'mostAttempts' | 'leastAttendance'>

/**
 * Gives the exam papers an exam offers, each course registered for its semester once: in a regular exam those not yet
 * passed, in a back exam those with a released fail, absence or cancelled exam paper and no pass. Internal marks are
 * those of the registration, in a back exam too (SPEC §5 Exam course selection, READINGS R-62).
 */
export function offeredPapers(at: {
  readonly opening: Terms
  /** Newest registration first. */
  readonly registered: readonly RegisteredCourse[]
  readonly sat: readonly SatPaper[]
}): readonly OfferedPaper[] {
  const { opening, registered, sat } = at
  return onceEach(registered)
    .map((course) => ({ course, earlier: sat.filter((one) => one.courseId === course.courseId) }))
    .filter(({ earlier }) => isOffered(opening, earlier))
    .map(({ course, earlier }) => ({
      course,
      whyNot: [
        ...marksBelow(course),
        ...attendanceBelow(course, opening),
        ...satToo(earlier, opening),
      ],
    }))
}

/** De-duplicated by course: the newest registration with internal marks, else the newest. */
function onceEach(registered: readonly RegisteredCourse[]): readonly RegisteredCourse[] {
  const best = new Map<number, RegisteredCourse>()
  for (const course of registered) {
    const known = best.get(course.courseId)
    if (known === undefined || (known.internalMarks === null && course.internalMarks !== null))
      best.set(course.courseId, course)
  }
  return [...best.values()]
}

function isOffered({ type }: Terms, earlier: readonly SatPaper[]): boolean {
  if (earlier.some(({ outcome }) => outcome === 'PASS')) return false
  return type === 'REG' || earlier.some(({ outcome }) => outcome !== null)
}

/** Selectable only if internal_om is at least INTERNAL_PM; a missing mark is not a zero (READINGS R-60). */
function marksBelow({
  internalMarks,
  internalPassMarks,
}: RegisteredCourse): readonly WhyNotPaper[] {
  const need = internalPassMarks ?? 0
  if (internalMarks === null) return [{ reason: 'internal-unknown', need }]
  return internalMarks >= need ? [] : [{ reason: 'internal-low', have: internalMarks, need }]
}

function attendanceBelow(
  { attendance }: RegisteredCourse,
  { leastAttendance }: Terms,
): readonly WhyNotPaper[] {
  if (leastAttendance === null) return []
  if (attendance === null) return [{ reason: 'attendance-unknown', need: leastAttendance }]
  return attendance >= leastAttendance
    ? []
    : [{ reason: 'attendance-low', have: attendance, need: leastAttendance }]
}

/** Every released attempt counts; an exam paper whose result is not released yet cannot be registered twice. */
function satToo(earlier: readonly SatPaper[], { id, mostAttempts }: Terms): readonly WhyNotPaper[] {
  const waits = earlier.some(
    ({ openingId, status, outcome }) => openingId !== id && status !== 'CL' && outcome === null,
  )
  if (waits) return [{ reason: 'registered-already' }]
  const have = earlier.filter(({ outcome }) => outcome !== null).length
  return mostAttempts !== null && have >= mostAttempts
    ? [{ reason: 'attempts-used', have, need: mostAttempts }]
    : []
}

export type NoneOfferedReason = 'no-courses' | 'no-back-papers' | 'all-passed'

/** Why an exam offers a student no exam paper. */
export function whyNoneOffered(
  { type }: Pick<ExamOpening, 'type'>,
  registered: readonly RegisteredCourse[],
): NoneOfferedReason {
  if (registered.length === 0) return 'no-courses'
  return type === 'BACK' ? 'no-back-papers' : 'all-passed'
}

export type ChosenReason = 'none-chosen' | 'not-offered' | 'paper-not-eligible'

/** May exactly these courses be registered? At least one, each offered, nothing against any of them. */
export function decideChosen(
  offered: readonly OfferedPaper[],
  chosen: readonly number[],
): Decision<ChosenReason, { readonly course: string }> {
  if (chosen.length === 0) return refuse('none-chosen')
  for (const id of chosen) {
    const paper = offered.find(({ course }) => course.courseId === id)
    if (paper === undefined) return refuse('not-offered')
    const { code, name } = paper.course
    if (paper.whyNot.length > 0)
      return refuse('paper-not-eligible', { course: `${code} ${name}`.trim() })
  }
  return allowed
}

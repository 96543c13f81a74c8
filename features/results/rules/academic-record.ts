import { groupBy } from '#platform/pure/group-by.ts'
import type { PaperOutcome } from './course-result.ts'
import { hundredths } from './grading.ts'

/** One released try at a course. */
export type Attempt = {
  readonly courseId: number
  /** The semester the course belongs to. */
  readonly semesterId: number
  readonly credits: number
  readonly point: number
  readonly outcome: PaperOutcome
  /** From records of before (READINGS R-98). */
  readonly isCarried?: true
}

/** A semester of before, of which only the average is known; it counts if its credits are known too. */
export type CarriedSemester = {
  readonly semesterId: number
  readonly credits: number | null
  readonly sgpa: number
}

export type SemesterStatus = {
  readonly semesterId: number
  readonly credits: number
  readonly sgpa: number
  /** Courses of it that are not passed by any attempt. */
  readonly failed: number
  /** From records of before, or partly so. */
  readonly isCarried?: true
}

/** Academic record of a student after some results. */
export type AcademicRecord = {
  /** By id; where they are shown they follow the order of the semesters. */
  readonly semesters: readonly SemesterStatus[]
  readonly cgpa: number
  readonly creditsEarned: number
  /** Courses no attempt has passed. */
  readonly failedCourseIds: readonly number[]
}

/**
 * Of each course the best attempt counts, every attempt stays on record; a course that is not passed counts with point 0
 * until it is (READINGS R-90). A carried average counts with its credits where no course of its semester is known.
 */
export function academicRecord(
  attempts: readonly Attempt[],
  carried: readonly CarriedSemester[] = [],
): AcademicRecord {
  const best = bestAttempts(attempts)
  const semesters = [...groupBy(best, ({ semesterId }) => semesterId)].map(
    ([semesterId, courses]) => ({
      semesterId,
      credits: creditsOf(courses),
      sgpa: gradePointAverage(courses),
      failed: courses.filter((course) => !isPassed(course)).length,
      ...(courses.some(({ isCarried }) => isCarried) && { isCarried: true as const }),
    }),
  )
  const averages = carried.filter(({ semesterId }) =>
    semesters.every((semester) => semester.semesterId !== semesterId),
  )
  const counting = averages.flatMap(({ credits, sgpa }) =>
    credits === null ? [] : [{ credits, point: sgpa, outcome: 'PASS' as const }],
  )
  return {
    semesters: [...semesters, ...averages.map(statusOf)].toSorted(
      (one, other) => one.semesterId - other.semesterId,
    ),
    cgpa: gradePointAverage([...best, ...counting]),
    creditsEarned: creditsOf([...best.filter(isPassed), ...counting]),
    failedCourseIds: best.filter((one) => !isPassed(one)).map(({ courseId }) => courseId),
  }
}

function statusOf({ semesterId, credits, sgpa }: CarriedSemester): SemesterStatus {
  return { semesterId, credits: credits ?? 0, sgpa, failed: 0, isCarried: true }
}

/** The attempt of each course that counts. */
export function bestAttempts<One extends Attempt>(attempts: readonly One[]): readonly One[] {
  return [...groupBy(attempts, ({ courseId }) => courseId).values()].map((own) =>
    own.reduce((best, one) => (rank(one) > rank(best) ? one : best)),
  )
}

/** The higher point; whatever was not passed comes last. */
function rank(attempt: Attempt): number {
  return isPassed(attempt) ? attempt.point : -1
}

function isPassed({ outcome }: Pick<Attempt, 'outcome'>): boolean {
  return outcome === 'PASS'
}

function creditsOf(courses: readonly Pick<Attempt, 'credits'>[]): number {
  return courses.reduce((all, { credits }) => all + hundredths(credits), 0) / 100
}

type Weighed = Pick<Attempt, 'credits' | 'point' | 'outcome'>

/** Σ(credit × point) ÷ Σ credit, rounded half up to two decimals once, at the end (READINGS R-90); 0 of no credits. */
export function gradePointAverage(courses: readonly Weighed[]): number {
  const weight = courses.reduce((all, { credits }) => all + hundredths(credits), 0)
  if (weight === 0) return 0
  const points = courses.reduce(
    (all, { credits, point, outcome }) =>
      all + hundredths(credits) * (outcome === 'PASS' ? hundredths(point) : 0),
    0,
  )
  return Math.floor((2 * points + weight) / (2 * weight)) / 100
}

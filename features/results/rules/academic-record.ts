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
}

export type SemesterStatus = {
  readonly semesterId: number
  readonly credits: number
  readonly sgpa: number
  /** Courses of it that are not passed by any attempt. */
  readonly failed: number
}

/** Academic record of a student after some results. */
export type AcademicRecord = {
  /** In the order of the semesters. */
  readonly semesters: readonly SemesterStatus[]
  readonly cgpa: number
  readonly creditsEarned: number
  /** Courses no attempt has passed. */
  readonly failedCourseIds: readonly number[]
}

/**
 * Of each course the best attempt counts, every attempt stays on record; a course that is not passed counts with point 0
 * until it is (READINGS R-90).
 */
export function academicRecord(attempts: readonly Attempt[]): AcademicRecord {
  const best = [...Map.groupBy(attempts, ({ courseId }) => courseId).values()].map(bestOf)
  const semesters = [...Map.groupBy(best, ({ semesterId }) => semesterId)]
    .map(([semesterId, courses]) => ({
      semesterId,
      credits: creditsOf(courses),
      sgpa: gradePointAverage(courses),
      failed: courses.filter((course) => !isPassed(course)).length,
    }))
    .toSorted((one, other) => one.semesterId - other.semesterId)
  return {
    semesters,
    cgpa: gradePointAverage(best),
    creditsEarned: creditsOf(best.filter(isPassed)),
    failedCourseIds: best.filter((one) => !isPassed(one)).map(({ courseId }) => courseId),
  }
}

function bestOf(attempts: readonly Attempt[]): Attempt {
  return attempts.reduce((best, one) => (rank(one) > rank(best) ? one : best))
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

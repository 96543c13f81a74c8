import { gradeOf, failingGrade, type Grading } from './grading.ts'

/** A course result of before as a record of that time has it; null where the record is silent. */
export type GivenResult = {
  readonly obtained: number | null
  readonly full: number | null
  readonly grade: string | null
  readonly point: number | null
  readonly isPassed: boolean | null
}

/** The same as it counts. */
export type CarriedGrade = {
  readonly grade: string
  readonly point: number
  readonly outcome: 'PASS' | 'FAIL'
}

export type CarriedReason =
  | 'full-missing'
  | 'obtained-missing'
  | 'above-full'
  | 'grade-missing'
  | 'point-missing'
  | 'point-above'
  | 'failed-with-point'

/** The value that a reason is about. */
export type CarriedProblem = {
  readonly of: 'obtained' | 'full' | 'grade' | 'point'
  readonly reason: CarriedReason
}

/**
 * Grade, point and outcome of a course result of before (READINGS R-98). A grade of the record is taken as it is; without
 * one, marks get theirs by the grading table. A grade that the table does not have needs its point. A failed course has
 * point 0.
 */
export function readCarried(given: GivenResult, grading: Grading): CarriedGrade | CarriedProblem {
  const marks = marksOf(given)
  if (marks !== null && 'reason' in marks) return marks
  const reached = marks === null ? null : gradeOf(marks, grading)
  const grade = given.grade ?? reached?.grade ?? null
  if (grade === null) return { of: 'grade', reason: 'grade-missing' }
  const listed = grading.grades.find((each) => each.grade.toLowerCase() === grade.toLowerCase())
  const failing = failingGrade(grading)
  const isFailed = given.isPassed === false || grade.toLowerCase() === failing.grade.toLowerCase()
  const point = given.point ?? (isFailed ? 0 : (listed?.point ?? null))
  if (point === null) return { of: 'point', reason: 'point-missing' }
  if (point > (grading.grades[0]?.point ?? 0)) return { of: 'point', reason: 'point-above' }
  if (isFailed && point > 0) return { of: 'point', reason: 'failed-with-point' }
  const outcome = isFailed || (given.isPassed === null && point === 0) ? 'FAIL' : 'PASS'
  return { grade: listed?.grade ?? grade, point, outcome }
}

function marksOf({
  obtained,
  full,
}: GivenResult): { readonly total: number; readonly full: number } | CarriedProblem | null {
  if (obtained === null)
    return full === null ? null : { of: 'obtained', reason: 'obtained-missing' }
  if (full === null) return { of: 'full', reason: 'full-missing' }
  return obtained > full ? { of: 'obtained', reason: 'above-full' } : { total: obtained, full }
}

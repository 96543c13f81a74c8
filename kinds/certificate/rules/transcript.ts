import type { Message } from '#platform/pure/message.ts'
import {
  academicRecord,
  type Attempt,
  bestAttempts,
  type CarriedSemester,
} from '#features/results/rules/facts.ts'

/** A try at a course with what a transcript prints of it. */
export type TranscriptAttempt = Attempt & {
  readonly code: string
  readonly course: Message
  readonly grade: string
}

export type TranscriptLine = Pick<TranscriptAttempt, 'code' | 'course' | 'credits' | 'grade'> & {
  readonly point: number
  readonly isCarried: boolean
}

export type TranscriptSemester = {
  readonly name: string
  readonly credits: number
  readonly sgpa: number
  /** From records of before, or partly so. */
  readonly isCarried: boolean
  /** Empty where only the average is known. */
  readonly lines: readonly TranscriptLine[]
}

export type Transcript = {
  readonly semesters: readonly TranscriptSemester[]
  readonly cgpa: number
  readonly creditsEarned: number
}

/**
 * Semester by semester the try at each course that counts, and the averages over them (READINGS ). A course
 * that is not passed prints the point 0 with which it counts. Semesters without a name are left out; the averages are over
 * all.
 */
export function transcript(
  attempts: readonly TranscriptAttempt[],
  carried: readonly CarriedSemester[],
  names: ReadonlyMap<number, string>,
): Transcript {
  const record = academicRecord(attempts, carried)
  const counted = Map.groupBy(bestAttempts(attempts), ({ semesterId }) => semesterId)
  const order = [...names.keys()]
  const semesters = record.semesters
    .filter(({ semesterId }) => names.has(semesterId))
    .toSorted((one, other) => order.indexOf(one.semesterId) - order.indexOf(other.semesterId))
    .map(({ semesterId, credits, sgpa, isCarried = false }) => ({
      name: names.get(semesterId) ?? '',
      credits,
      sgpa,
      isCarried,
      lines: (counted.get(semesterId) ?? [])
        .map(lineOf)
        .toSorted((one, other) => one.code.localeCompare(other.code)),
    }))
  return { semesters, cgpa: record.cgpa, creditsEarned: record.creditsEarned }
}

function lineOf(attempt: TranscriptAttempt): TranscriptLine {
  const { code, course, credits, grade, outcome, isCarried = false } = attempt
  const point = outcome === 'PASS' ? attempt.point : 0
  return { code, course, credits, grade, point, isCarried }
}

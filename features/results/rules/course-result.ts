import { failingGrade, gradeOf, type Grading, hundredths } from './grading.ts'

/** A part of a course that has marks of its own. */
export type PartName = 'internal' | 'external' | 'practical'

/** Attendance at an exam paper: absent and expelled have no marks. */
export type Attendance = 'present' | 'absent' | 'expelled'

/** Full and pass marks, and what was obtained; null: not entered. */
export type CoursePart = {
  readonly full: number
  readonly pass: number
  readonly obtained: number | null
}

/** Marks of the final examination, each in a column of its own. */
export type FinalMarks = {
  /** As the examiner gave it. */
  readonly raw: number | null
  /** Mark after moderation; null: the raw mark counts. */
  readonly moderated: number | null
  /** Marks given on top of either. */
  readonly grace: number
  /** As found when it was added up again: counts instead of all the others; null: it was not. */
  readonly retotaled: number | null
}

/** All facts that decide the result of one exam paper. A part is null if the course does not have it. */
export type PaperMarks = {
  readonly attendance: Attendance
  readonly internal: CoursePart | null
  readonly external: (Omit<CoursePart, 'obtained'> & FinalMarks) | null
  readonly practical: CoursePart | null
}

export type PaperOutcome = 'PASS' | 'FAIL' | 'ABSENT' | 'CANCELLED'

/** An exam paper with its grade. `total` is null for a candidate who did not sit it. */
export type CourseResult = {
  readonly is: 'graded'
  readonly outcome: PaperOutcome
  readonly total: number | null
  readonly full: number
  readonly grade: string
  readonly point: number
  /** Parts below their pass mark. */
  readonly failedParts: readonly PartName[]
}

/**
 * The mark of the final examination that counts: as it was found when added up again, else moderated or raw, with grace,
 * never more than full marks.
 */
export function finalMark(marks: FinalMarks, full: number): number | null {
  const { raw, moderated, grace, retotaled } = marks
  if (retotaled !== null) return retotaled
  const stands = moderated ?? raw
  if (stands === null) return null
  return Math.min(hundredths(full), hundredths(stands) + hundredths(grace)) / 100
}

/**
 * Result of an exam paper: passed when every part reaches its pass mark and their total a grade above the last. An
 * absent candidate has no marks to add; an expelled one is cancelled. Missing marks are named, never counted as zero.
 */
export function courseResult(
  marks: PaperMarks,
  grading: Grading,
): CourseResult | { readonly is: 'missing'; readonly parts: readonly PartName[] } {
  const parts = partsOf(marks)
  const full = sum(parts.map((part) => part.full))
  const failing = failingGrade(grading)
  const failed = { is: 'graded', full, grade: failing.grade, point: failing.point } as const
  if (marks.attendance === 'absent')
    return { ...failed, outcome: 'ABSENT', total: null, failedParts: [] }
  if (marks.attendance === 'expelled')
    return { ...failed, outcome: 'CANCELLED', total: null, failedParts: [] }
  const missing = parts.filter(({ obtained }) => obtained === null)
  if (missing.length > 0) return { is: 'missing', parts: missing.map(({ name }) => name) }
  const total = sum(parts.map(({ obtained }) => obtained ?? 0))
  const low = parts.filter(({ obtained, pass }) => hundredths(obtained ?? 0) < hundredths(pass))
  const failedParts = low.map(({ name }) => name)
  const reached = gradeOf({ total, full }, grading)
  if (failedParts.length > 0 || reached.point === failing.point)
    return { ...failed, outcome: 'FAIL', total, failedParts }
  const { grade, point } = reached
  return { is: 'graded', outcome: 'PASS', total, full, grade, point, failedParts }
}

type NamedPart = CoursePart & { readonly name: PartName }

function partsOf({ internal, external, practical }: PaperMarks): readonly NamedPart[] {
  return [
    ...(internal === null ? [] : [{ name: 'internal' as const, ...internal }]),
    ...(external === null ? [] : [{ name: 'external' as const, ...ofExternal(external) }]),
    ...(practical === null ? [] : [{ name: 'practical' as const, ...practical }]),
  ]
}

function ofExternal({ full, pass, ...marks }: NonNullable<PaperMarks['external']>): CoursePart {
  return { full, pass, obtained: finalMark(marks, full) }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + hundredths(value), 0) / 100
}

import {
  academicRecord,
  type Attempt,
  type CarriedSemester,
  type SemesterStatus,
} from '../academic-record.ts'
import { type CourseResult, finalMark, type CoursePart, type PaperMarks } from '../course-result.ts'
import type { Grading } from '../grading.ts'
import { type Promotion, promotionOf } from '../promotion.ts'

/** A graded exam paper of a result. */
export type SheetLine = {
  readonly paperId: number
  readonly courseId: number
  readonly credits: number
  readonly internal: CoursePart | null
  /** Final mark that counts: moderated or raw, with grace. */
  readonly external: CoursePart | null
  readonly practical: CoursePart | null
  readonly grace: number
  readonly result: Omit<CourseResult, 'is'>
  /** Grade and total before retotaling. */
  readonly former: { readonly grade: string; readonly total: number | null } | null
}

/** A result as it is shown and printed. */
export type ResultSheet = {
  readonly registrationId: number
  readonly lines: readonly SheetLine[]
  /** PASS: every exam paper of this exam is passed. */
  readonly outcome: 'PASS' | 'FAIL'
  readonly promotion: Promotion
  /** Of the exam's semester, with the best attempt of each of its courses. */
  readonly sgpa: number
  readonly cgpa: number
  readonly credits: number
  readonly creditsEarned: number
  readonly semesters: readonly SemesterStatus[]
  readonly grading: Grading
}

export type PaperToGrade = {
  readonly paperId: number
  readonly courseId: number
  readonly credits: number
  readonly marks: PaperMarks
  readonly result: CourseResult
  readonly former: SheetLine['former']
}

/** The result of one registration, beside what was released to the student before. */
export function resultSheet(of: {
  readonly registrationId: number
  readonly semesterId: number
  readonly papers: readonly PaperToGrade[]
  readonly earlier: readonly Attempt[]
  /** Semesters of before, of which only the average is known. */
  readonly carried?: readonly CarriedSemester[]
  readonly grading: Grading
}): ResultSheet {
  const { registrationId, semesterId, papers, earlier, carried, grading } = of
  const own = papers.map(({ courseId, credits, result: { outcome, point } }) => ({
    courseId,
    semesterId,
    credits,
    point,
    outcome,
  }))
  const record = academicRecord([...earlier, ...own], carried)
  const semester = record.semesters.find((each) => each.semesterId === semesterId)
  return {
    registrationId,
    lines: papers.map(lineOf),
    outcome: own.every(({ outcome }) => outcome === 'PASS') ? 'PASS' : 'FAIL',
    promotion: promotionOf(record.failedCourseIds.length, grading.mostFailed),
    sgpa: semester?.sgpa ?? 0,
    cgpa: record.cgpa,
    credits: semester?.credits ?? 0,
    creditsEarned: record.creditsEarned,
    semesters: record.semesters,
    grading,
  }
}

function lineOf({ paperId, courseId, credits, marks, former, ...graded }: PaperToGrade): SheetLine {
  const { is: _, ...result } = graded.result
  const { internal, external, practical, attendance } = marks
  const sat = attendance === 'present'
  const shown = (part: CoursePart | null) =>
    part && { ...part, obtained: sat ? part.obtained : null }
  return {
    paperId,
    courseId,
    credits,
    internal,
    external: shown(
      external && {
        full: external.full,
        pass: external.pass,
        obtained: finalMark(external, external.full),
      },
    ),
    practical: shown(practical),
    grace: sat ? (external?.grace ?? 0) : 0,
    result,
    former,
  }
}

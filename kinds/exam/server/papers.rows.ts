import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import type { RegisteredCourse } from '#features/programs/rules/facts.ts'
import { releasedOutcome } from '#features/results/server/release/released-outcome.ts'
import { isOutcome } from '../rules/exam.ts'
import type { SatPaper } from '../rules/papers.ts'

/**
 * Courses registered beside an enrollment for a semester, the newest registration first (READINGS R-62); a closed
 * registration registers none.
 */
export async function registeredCourses(
  reader: Reader,
  at: { readonly enrollmentId: number; readonly semesterId: number },
): Promise<readonly RegisteredCourse[]> {
  const all = await registeredCoursesOf(reader, [at.enrollmentId])
  const own = all.get(at.enrollmentId) ?? []
  return own.filter(({ semesterId }) => semesterId === at.semesterId)
}

type CourseOfSemester = RegisteredCourse & { readonly semesterId: number }

/** The same for several enrollments and all their semesters, by enrollment. */
export async function registeredCoursesOf(
  reader: Reader,
  enrollmentIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CourseOfSemester[]>> {
  const rows = await reader
    .selectFrom('n_program_cregdetails as d')
    .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'd.n_program_creg_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .selectAll('d')
    .select(['c.value', 'c.name', 'a.n_program_enroll_id', 'a.n_sem_year_id'])
    .where('a.n_program_enroll_id', '=', sql<number>`any(${enrollmentIds})`)
    .where('a.docstatus', '<>', 'CL')
    .orderBy('d.n_program_creg_id', 'desc')
    .orderBy('d.n_program_cregdetails_id')
    .execute()
  const courses = rows.map((row) => ({
    enrollmentId: row.n_program_enroll_id,
    semesterId: row.n_sem_year_id,
    courseId: row.n_course_id,
    code: row.value,
    name: row.name,
    type: row.course_type,
    creditHours: row.credit_hour,
    internalFullMarks: row.internal_fm,
    internalPassMarks: row.internal_pm,
    internalMarks: row.internal_om,
    attendance: row.attendance,
  }))
  return Map.groupBy(courses, ({ enrollmentId }) => enrollmentId)
}

/** Reads all exam papers of the enrollment's exam registrations, with their results released by now. */
export async function satPapers(
  reader: Reader,
  { enrollmentId, nowMs }: { readonly enrollmentId: number; readonly nowMs: number },
): Promise<readonly SatPaper[]> {
  const all = await satPapersOf(reader, { enrollmentIds: [enrollmentId], nowMs })
  return all.get(enrollmentId) ?? []
}

/** The same for several enrollments, by enrollment. */
export async function satPapersOf(
  reader: Reader,
  { enrollmentIds, nowMs }: { readonly enrollmentIds: readonly number[]; readonly nowMs: number },
): Promise<ReadonlyMap<number, readonly SatPaper[]>> {
  const rows = await reader
    .selectFrom('n_exam_regdetails as d')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'd.n_exam_reg_id')
    .select(['d.n_course_id', 'a.n_exam_open_id', 'a.docstatus', 'a.n_program_enroll_id'])
    .select(releasedOutcome(nowMs))
    .where('a.n_program_enroll_id', '=', sql<number>`any(${enrollmentIds})`)
    .execute()
  const papers = rows.map((row) => ({
    enrollmentId: row.n_program_enroll_id,
    courseId: row.n_course_id,
    openingId: row.n_exam_open_id,
    status: findDocStatus(row.docstatus),
    outcome: row.outcome !== null && isOutcome(row.outcome) ? row.outcome : null,
  }))
  return Map.groupBy(papers, ({ enrollmentId }) => enrollmentId)
}

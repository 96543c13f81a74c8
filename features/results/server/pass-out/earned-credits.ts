import type { Reader } from '#platform/server/database/database.ts'
import type { Earned } from '../../rules/pass-out.ts'
import { releasedOutcome } from '../release/released-outcome.ts'

type Line = {
  readonly courseId: number
  readonly code: string
  readonly credits: number
  /** A released result; null for a course that is registered. */
  readonly outcome: string | null
}

/** Credits earned with an enrollment: each course once, passed if one of its released results is a pass. */
export async function earnedCredits(
  reader: Reader,
  { enrollmentId, nowMs }: { readonly enrollmentId: number; readonly nowMs: number },
): Promise<Earned> {
  const lines = [
    ...(await released(reader, enrollmentId, nowMs)),
    ...(await registered(reader, enrollmentId)),
  ]
  const courses = [...Map.groupBy(lines, ({ courseId }) => courseId).values()]
  const isPassed = (course: readonly Line[]) => course.some(({ outcome }) => outcome === 'PASS')
  const open = courses.filter((course) => !isPassed(course))
  const isWaiting = (course: readonly Line[]) => course.every(({ outcome }) => outcome === null)
  const codes = (of: readonly (readonly Line[])[]) =>
    of.map(([line]) => line?.code ?? '').toSorted()
  return {
    credits: courses.filter(isPassed).reduce((sum, [line]) => sum + (line?.credits ?? 0), 0),
    waiting: codes(open.filter(isWaiting)),
    notPassed: codes(open.filter((course) => !isWaiting(course))),
  }
}

/** Results that were released of exams sat beside the enrollment. */
async function released(
  reader: Reader,
  enrollmentId: number,
  nowMs: number,
): Promise<readonly Line[]> {
  const rows = await reader
    .selectFrom('n_exam_regdetails as d')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'd.n_exam_reg_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['d.n_course_id as courseId', 'c.value as code', 'd.credit_hour as credits'])
    .select(releasedOutcome(nowMs))
    .where('a.n_program_enroll_id', '=', enrollmentId)
    .execute()
  return rows.filter(({ outcome }) => outcome !== null)
}

/** Courses of approved registrations. */
async function registered(reader: Reader, enrollmentId: number): Promise<readonly Line[]> {
  const rows = await reader
    .selectFrom('n_program_cregdetails as d')
    .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'd.n_program_creg_id')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['d.n_course_id as courseId', 'c.value as code', 'd.credit_hour as credits'])
    .where('a.n_program_enroll_id', '=', enrollmentId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .execute()
  return rows.map((row) => ({ ...row, outcome: null }))
}

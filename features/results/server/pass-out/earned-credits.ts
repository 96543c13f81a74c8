import { sql } from 'kysely'
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
    ...(await carried(reader, enrollmentId)),
    ...(await registered(reader, enrollmentId)),
  ]
  const courses = [...Map.groupBy(lines, ({ courseId }) => courseId).values()]
  const isPassed = (course: readonly Line[]) => course.some(({ outcome }) => outcome === 'PASS')
  const open = courses.filter((course) => !isPassed(course))
  const isWaiting = (course: readonly Line[]) => course.every(({ outcome }) => outcome === null)
  const codes = (of: readonly (readonly Line[])[]) =>
    of.map(([line]) => line?.code ?? '').toSorted()
  const averages = await carriedCredits(reader, enrollmentId)
  return {
    credits: courses.filter(isPassed).reduce((sum, [line]) => sum + (line?.credits ?? 0), averages),
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

/** Courses of before. */
async function carried(reader: Reader, enrollmentId: number): Promise<readonly Line[]> {
  const rows = await reader
    .selectFrom('n_carried_result as r')
    .innerJoin('n_course as c', 'c.n_course_id', 'r.n_course_id')
    .select(['c.n_course_id as courseId', 'c.value as code', 'r.outcome'])
    .select((of) => of.fn.coalesce('r.credit_hour', sql<number>`0`).as('credits'))
    .where('r.n_program_enroll_id', '=', enrollmentId)
    .execute()
  return rows
}

/** Credits of semesters of before, of whose courses none is known. */
async function carriedCredits(reader: Reader, enrollmentId: number): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(r.credit_hour), 0)::float8 as credits from n_carried_result r
    where r.n_program_enroll_id = ${enrollmentId} and r.n_course_id is null
      and not exists (select from n_carried_result c where c.n_program_enroll_id = ${enrollmentId}
        and c.n_sem_year_id = r.n_sem_year_id and c.n_course_id is not null)
      and not exists (select from n_exam_result x join n_exam_reg a using (n_exam_reg_id)
        where a.n_program_enroll_id = ${enrollmentId} and a.n_sem_year_id = r.n_sem_year_id
          and x.visible_from is not null)`.execute(reader)
  return rows[0]?.credits ?? 0
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

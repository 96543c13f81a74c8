import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { OfferedCourse } from '#features/results/wire/office.ts'
import { terms } from './marked-papers.ts'

/** The course of a sheet as its candidates were offered it: what each offer is marked out of. */
export async function offeredCourses(
  reader: Reader,
  sheet: { readonly examId: number; readonly courseId: number },
): Promise<readonly OfferedCourse[]> {
  const rows = await reader
    .selectFrom('n_batch_course as b')
    .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'b.n_program_cregopen_id')
    .select([
      'b.n_batch_course_id as n_batch_course_ID',
      bothNames('o.name', 'o.name_ne').as('name'),
    ])
    .select(['b.external_fm', 'b.external_pm', 'b.practical_fm', 'b.practical_pm'])
    .where('b.n_course_id', '=', sheet.courseId)
    .where(
      sql<boolean>`exists (
        select 1 from n_exam_reg a
        join n_program_creg r on r.n_program_enroll_id = a.n_program_enroll_id
        join n_program_cregdetails l on l.n_program_creg_id = r.n_program_creg_id
        where a.n_exam_master_id = ${sheet.examId} and a.docstatus in ('AP', 'CO')
          and r.n_program_cregopen_id = b.n_program_cregopen_id and l.n_course_id = b.n_course_id)`,
    )
    .orderBy('o.n_program_cregopen_id')
    .execute()
  return rows.map(({ n_batch_course_ID, name, ...row }) => ({
    n_batch_course_ID,
    name,
    external: terms(row.external_fm, row.external_pm),
    practical: terms(row.practical_fm, row.practical_pm),
  }))
}

import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'

/** The result of a registration that is visible at `nowMs`; null before its release, and while it is withheld. */
export async function findVisibleResult(
  reader: Reader,
  { registrationId, nowMs }: { readonly registrationId: number; readonly nowMs: number },
) {
  const now = new Date(nowMs)
  const row = await reader
    .selectFrom('n_exam_result')
    .selectAll()
    .where('n_exam_reg_id', '=', registrationId)
    .where('visible_from', '<=', now)
    .where(sql<boolean>`(visible_until is null or visible_until > ${now})`)
    .executeTakeFirst()
  return row ?? null
}

/** The exam papers of a result, with their courses. */
export function resultLines(reader: Reader, resultId: number) {
  return reader
    .selectFrom('n_exam_resultdetails as d')
    .innerJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['c.value as code', 'c.name', 'c.name_nepali', 'd.credit_hour as credits'])
    .select(['d.grade', 'd.grade_point as point', 'd.outcome', 'd.former_grade as formerGrade'])
    .where('d.n_exam_result_id', '=', resultId)
    .orderBy('d.n_exam_resultdetails_id')
    .execute()
}

/** Names of all semesters, in their order. */
export async function semesterNames(reader: Reader): Promise<ReadonlyMap<number, string>> {
  const rows = await reader
    .selectFrom('n_sem_year')
    .select(['n_sem_year_id', 'name'])
    .orderBy('place')
    .orderBy('n_sem_year_id')
    .execute()
  return new Map(rows.map((row) => [row.n_sem_year_id, row.name]))
}

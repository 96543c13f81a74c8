import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { PrintSubject } from '#features/bulk-print/server/print-type.ts'
import { subjectsOf } from '#features/bulk-print/server/queried.ts'

/** Exams with approved registrations, to print for. */
export function examPrintSubjects(reader: Reader): Promise<readonly PrintSubject[]> {
  return subjectsOf(
    reader,
    sql`select m.n_exam_master_id as id, ${bothNames('m.name', 'm.name_ne')} as name
      from n_exam_master m
      where exists (select from n_exam_reg a
        where a.n_exam_master_id = m.n_exam_master_id and a.docstatus in ('AP', 'CO'))
      order by m.n_exam_master_id desc limit 50`,
  )
}

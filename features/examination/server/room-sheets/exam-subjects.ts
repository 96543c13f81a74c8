import { sameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { PrintSubject } from '#features/bulk-print/server/print-type.ts'

const newest = 50

/** Exams with approved registrations, to print for. */
export async function examPrintSubjects(reader: Reader): Promise<readonly PrintSubject[]> {
  const rows = await reader
    .selectFrom('n_exam_master as m')
    .select(['m.n_exam_master_id as id', 'm.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('n_exam_reg as a')
          .select('a.n_exam_reg_id')
          .whereRef('a.n_exam_master_id', '=', 'm.n_exam_master_id')
          .where('a.docstatus', 'in', ['AP', 'CO']),
      ),
    )
    .orderBy('m.n_exam_master_id', 'desc')
    .limit(newest)
    .execute()
  return rows.map(({ id, name }) => ({ id, name: sameInBoth(name) }))
}

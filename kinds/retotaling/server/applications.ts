import type { Selectable } from 'kysely'
import type { Applications } from '#features/applying/server/applications.ts'
import type { RetotalingTable } from './tables.ts'

/** An application with the exam's terms. */
export type RetotalingRow = Selectable<RetotalingTable> & {
  readonly name: string
  readonly name_ne: string
  readonly retotalingto: string | null
  readonly opening_is_active: boolean
}

export const retotalingApplications: Applications<RetotalingRow> = {
  table: 'n_exam_retotaling',
  key: 'n_exam_retotaling_id',
  query: (reader, ids) =>
    reader
      .selectFrom('n_exam_retotaling as a')
      .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
      .selectAll('a')
      .select(['o.name', 'o.name_ne', 'o.retotalingto', 'o.isactive as opening_is_active'])
      .where('a.n_exam_retotaling_id', 'in', ids),
}

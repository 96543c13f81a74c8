import type { Selectable } from 'kysely'
import type { Applications } from '#features/applying/server/applications.ts'
import type { ApplicationTable } from './tables.ts'

/** An application with the name of its scholarship. */
export type ScholarshipRow = Selectable<ApplicationTable> & {
  readonly name: string
  readonly name_ne: string
}

export const scholarshipApplications: Applications<ScholarshipRow> = {
  table: 'n_scholarship_reg',
  key: 'n_scholarship_reg_id',
  query: (reader, ids) =>
    reader
      .selectFrom('n_scholarship_reg as a')
      .innerJoin('n_scholarship_open as o', 'o.n_scholarship_open_id', 'a.n_scholarship_open_id')
      .selectAll('a')
      .select(['o.name', 'o.name_ne'])
      .where('a.n_scholarship_reg_id', 'in', ids),
}

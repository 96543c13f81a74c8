import type { Selectable } from 'kysely'
import type { Applications } from '#features/applying/server/applications.ts'
import type { ApplicationTable } from './tables.ts'

/** An admission or a course registration, with the name of its opening. */
export type ProgramRow = Selectable<ApplicationTable> & {
  readonly name: string
  readonly name_ne: string
}

export const programApplications: Applications<ProgramRow> = {
  table: 'n_program_creg',
  key: 'n_program_creg_id',
  query: (reader, ids) =>
    reader
      .selectFrom('n_program_creg as a')
      .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'a.n_program_cregopen_id')
      .selectAll('a')
      .select(['o.name', 'o.name_ne'])
      .where('a.n_program_creg_id', 'in', ids),
}

import type { Selectable } from 'kysely'
import type { Applications } from '#features/applying/server/applications.ts'
import type { FeeTermsRow } from '#features/late-fee/server/fee-columns.ts'
import type { EntranceApplicationTable } from './tables.ts'

/** An application with the terms of its entrance. */
export type EntranceRow = Selectable<EntranceApplicationTable> &
  FeeTermsRow & {
    readonly name: string
    readonly name_ne: string
    readonly result_published: Date | null
    readonly opening_is_active: boolean
  }

export const entranceApplications: Applications<EntranceRow> = {
  table: 'n_entrance_reg',
  key: 'n_entrance_reg_id',
  query: (reader, ids) =>
    reader
      .selectFrom('n_entrance_reg as a')
      .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'a.n_entrance_open_id')
      .selectAll('a')
      .select(['o.name', 'o.name_ne', 'o.apply_to', 'o.apply_uptolate', 'o.examfee', 'o.latefee'])
      .select('o.late_steps')
      .select(['o.result_published', 'o.isactive as opening_is_active'])
      .where('a.n_entrance_reg_id', 'in', ids),
}

import { type Selectable, sql } from 'kysely'
import type { Applications } from '#features/applying/server/applications.ts'
import { registrationOfficeMessages as text } from '../rules/office-messages.ts'
import type { RegistrationTable } from './tables.ts'

/** A registration; all are called the same. */
export type RegistrationRow = Selectable<RegistrationTable> & {
  readonly name: string
  readonly name_ne: string
}

export const registrations: Applications<RegistrationRow> = {
  table: 'n_noureg',
  key: 'n_noureg_id',
  query: (reader, ids) =>
    reader
      .selectFrom('n_noureg as a')
      .selectAll('a')
      .select(sql<string>`${text.name.en}::text`.as('name'))
      .select(sql<string>`${text.name.ne}::text`.as('name_ne'))
      .where('a.n_noureg_id', 'in', ids),
}

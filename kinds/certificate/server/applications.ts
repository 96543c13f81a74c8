import type { Selectable } from 'kysely'
import type { Applications } from '#features/applying/server/applications.ts'
import type { CertificateTable } from './tables.ts'

/** A request with the type it is for. */
export type CertificateRow = Selectable<CertificateTable> & {
  readonly name: string
  readonly name_ne: string
  readonly type: string
  readonly series: string
  readonly two_people: boolean
  readonly askers: string
}

export const certificateApplications: Applications<CertificateRow> = {
  table: 'n_certificate_reg',
  key: 'n_certificate_reg_id',
  query: (reader, ids) =>
    reader
      .selectFrom('n_certificate_reg as a')
      .innerJoin('n_certificate_open as o', 'o.n_certificate_open_id', 'a.n_certificate_open_id')
      .selectAll('a')
      .select(['o.name', 'o.name_ne', 'o.type', 'o.series', 'o.two_people', 'o.askers'])
      .where('a.n_certificate_reg_id', 'in', ids),
}

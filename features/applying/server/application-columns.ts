import type { Generated } from 'kysely'
import type { ModelBase } from '#platform/server/database/columns.ts'
import type { AcademicIdColumns } from './academic-rows.ts'

/** Columns every table of applications has. Money in paisa. */
export type ApplicationColumns = ModelBase &
  AcademicIdColumns & {
    c_bpartner_id: number
    totalfee: number
    feepaid: Generated<number>
    ispaid: Generated<boolean>
    ispending: Generated<boolean>
    docstatus: Generated<string>
  }

/** What a new application says of its money and status, whatever the client sent; the fee in paisa. */
export function newApplication(fee: number) {
  return {
    totalfee: fee,
    feepaid: 0,
    IsPaid: false,
    isPending: false,
    DocStatus: 'DR',
  } as const
}

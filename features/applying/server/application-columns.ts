import type { Generated } from 'kysely'
import type { Maybe, ModelBase } from '#platform/server/database/columns.ts'
import type { AcademicIdColumns } from './academic-rows.ts'

/** Columns every table of applications has. */
export type UnpaidApplicationColumns = ModelBase &
  AcademicIdColumns & {
    c_bpartner_id: number
    docstatus: Generated<string>
    /** Why it was returned to the student, who has not sent it again; null otherwise. */
    n_application_return_id: Maybe<number>
    /** Why it no longer holds, or was withdrawn; null otherwise. */
    n_application_withdrawal_id: Maybe<number>
  }

/** Money of an application according to the ledger, in paisa. */
export type PayingColumns = {
  totalfee: number
  feepaid: Generated<number>
  ispaid: Generated<boolean>
  ispending: Generated<boolean>
}

/** Columns every table of applications with a fee has. */
export type ApplicationColumns = UnpaidApplicationColumns & PayingColumns

/** Status columns of a new application, whatever the client sent; one that is taken up again starts from them too. */
export const newStatus = {
  DocStatus: 'DR',
  n_application_return_ID: null,
  n_application_withdrawal_ID: null,
} as const

/** The same of one with a fee, in paisa. */
export function newApplication(fee: number) {
  return {
    totalfee: fee,
    feepaid: 0,
    IsPaid: false,
    isPending: false,
    ...newStatus,
  } as const
}

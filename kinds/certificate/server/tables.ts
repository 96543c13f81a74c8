import type { ColumnType, Generated } from 'kysely'
import type { ApplicationColumns } from '#features/applying/server/application-columns.ts'
import type {
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
  Timestamp,
} from '#platform/server/database/columns.ts'

export type CertificateTable = ApplicationColumns & {
  n_certificate_reg_id: Key
  n_certificate_open_id: number
  n_program_enroll_id: number
  copies: number
  purpose: string
  isurgent: Generated<boolean>
  /** Ids separated by commas; '': all. */
  semesters: Generated<string>
  certificateno: Maybe<string>
  /** All that is printed, as it was when the certificate was issued. */
  facts: ColumnType<unknown, string | null | undefined, string | null>
  issued: MaybeTimestamp
  ready: MaybeTimestamp
  handed: MaybeTimestamp
  handed_how: Maybe<string>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_certificate_open: ModelBase & {
      n_certificate_open_id: Key
      name: string
      name_ne: Generated<string>
      body: Generated<string>
      body_ne: Generated<string>
      type: string
      fee: number
      urgentfee: Generated<number>
      series: string
      two_people: Generated<boolean>
      askers: Generated<string>
    }
    n_certificate_reg: CertificateTable
    certificate_print_plan: {
      certificate_print_plan_id: Key
      ad_client_id: number
      created: Timestamp
      createdby: number
      /** JSON of the steps. */
      certificates: string
      executed: MaybeTimestamp
      bulk_print_id: Maybe<number>
    }
  }
}

declare module '#features/payments/server/tables.ts' {
  interface PaymentReferenceColumns {
    n_certificate_reg_id: Maybe<number>
  }
}

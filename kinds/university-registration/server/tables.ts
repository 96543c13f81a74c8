import type { ApplicationColumns } from '#features/applying/server/application-columns.ts'
import type { Key, Maybe } from '#platform/server/database/columns.ts'

export type RegistrationTable = ApplicationColumns & {
  n_noureg_id: Key
  n_program_enroll_id: number
  regrollno: Maybe<string>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_noureg: RegistrationTable
  }
}

declare module '#features/payments/server/tables.ts' {
  interface PaymentReferenceColumns {
    n_nou_reg_id: Maybe<number>
  }
}

import type { Generated } from 'kysely'
import type { ApplicationColumns } from '#features/applying/server/application-columns.ts'
import type {
  DayColumn,
  Key,
  Maybe,
  MaybeTimestamp,
  Timestamp,
} from '#platform/server/database/columns.ts'

export type DueTable = ApplicationColumns & {
  n_due_id: Key
  name: string
  name_ne: Generated<string>
  since: DayColumn
  /** Head of income. */
  head: string
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_due: DueTable
    opening_credit: {
      opening_credit_id: Key
      c_bpartner_id: number
      name: string
      /** In paisa. */
      amount: number
      since: DayColumn
      created: Timestamp
      createdby: number
      taken_back: MaybeTimestamp
    }
  }
}

declare module '#features/payments/server/tables.ts' {
  interface PaymentReferenceColumns {
    n_due_id: Maybe<number>
  }
}

import type { Generated } from 'kysely'
import type { DayColumn, Key, Maybe, ModelBase } from '#platform/server/database/columns.ts'

export type CopyTable = ModelBase & {
  a_asset_id: Key
  value: string
  name: string
  author: Generated<string>
  isbn: Generated<string>
  publisher: Generated<string>
  c_bpartner_id: Maybe<number>
  issuedate: Maybe<DayColumn>
  duedate: Maybe<DayColumn>
  renewaldate: Maybe<DayColumn>
  renewals: Generated<number>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    a_asset: CopyTable
    library_loan: {
      library_loan_id: Key
      a_asset_id: number
      c_bpartner_id: number
      issued: DayColumn
      due: DayColumn
      returned: Maybe<DayColumn>
    }
  }
}

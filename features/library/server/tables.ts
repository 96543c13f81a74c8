import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { LoanState } from './desk/loan-state.ts'
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
  titlekey: GeneratedAlways<string>
}

export type FineTable = ModelBase & {
  n_library_fine_id: Key
  c_bpartner_id: number
  a_asset_id: number
  library_loan_id: number
  title: string
  dayslate: number
  amount: number
  finestate: Generated<'owed' | 'paid' | 'let-off'>
  settled: Maybe<DayColumn>
  receiptno: Generated<string>
  reason: Generated<string>
}

export type HoldTable = ModelBase & {
  n_library_hold_id: Key
  c_bpartner_id: number
  title: string
  titlekey: string
  a_asset_id: Maybe<number>
  keptuntil: Maybe<DayColumn>
  holdstate: Generated<'waiting' | 'kept' | 'issued' | 'lapsed' | 'given-up'>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    a_asset: CopyTable
    n_library_fine: FineTable
    n_library_hold: HoldTable
    library_loan: {
      library_loan_id: Key
      a_asset_id: number
      c_bpartner_id: number
      issued: DayColumn
      due: DayColumn
      returned: Maybe<DayColumn>
    }
    library_step: {
      library_step_id: GeneratedAlways<number>
      a_asset_id: number
      ad_user_id: number
      done: Date
      before: JSONColumnType<LoanState>
      after: JSONColumnType<LoanState>
    }
  }
}

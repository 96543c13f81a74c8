import type {
  DayColumn,
  Key,
  Maybe,
  MaybeTimestamp,
  Timestamp,
} from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    wallet_settlement: {
      wallet_settlement_id: Key
      file_name: string
      sha256: string
      first_day: DayColumn
      last_day: DayColumn
      lines: number
      /** In paisa, like every amount here: paid by students. */
      amount: number
      /** Deducted by the wallet. */
      charge: number
      imported_by: number
      imported: Timestamp
      taken_back_by: Maybe<number>
      taken_back: MaybeTimestamp
    }
    wallet_settlement_line: {
      wallet_settlement_id: number
      line: number
      /** The wallet's number of the transaction. */
      number: string
      day: DayColumn
      amount: number
      charge: number
    }
    wallet_settlement_link: {
      wallet_settlement_link_id: Key
      wallet_settlement_id: number
      bank_statement_line_id: number
      linked_by: number
      linked: Timestamp
      undone: MaybeTimestamp
      undone_by: Maybe<number>
    }
  }
}

import type { ColumnType } from 'kysely'
import type {
  DayColumn,
  Key,
  Maybe,
  MaybeTimestamp,
  Timestamp,
} from '#platform/server/database/columns.ts'
import type { Notes } from '../../rules/cash/cash-count.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    cash_receipt: {
      c_payment_id: number
      taken_by: number
      taken: Timestamp
      amount: number
      reversed: MaybeTimestamp
      reversed_by: Maybe<number>
      reason: Maybe<string>
    }
    cash_movement: { ledger_transaction_id: number; counter: number }
    cash_count: {
      cash_count_id: Key
      counter: number
      counted_by: number
      counted_at: Timestamp
      notes: ColumnType<Notes, string, never>
      counted: number
      expected: number
      reason: Maybe<string>
      last_transaction: number
    }
    cash_deposit: {
      cash_deposit_id: number
      counter: number
      amount: number
      day: DayColumn
      slip_number: string
      slip_key: string
      proposed_by: number
      confirmed_by: number
      confirmed: Timestamp
    }
  }
}

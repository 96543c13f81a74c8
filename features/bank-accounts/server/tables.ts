import type { GeneratedAlways } from 'kysely'
import type {
  DayColumn,
  Key,
  Maybe,
  ModelBase,
  Timestamp,
} from '#platform/server/database/columns.ts'

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_bank_account: ModelBase & {
      n_bank_account_id: Key
      bank: string
      branch: string
      number: string
      holder: string
      /** Codes with commas between; null: all fees. */
      purposes: Maybe<string>
      /** JSON; null: none. */
      qr: Maybe<string>
      first_day: Maybe<DayColumn>
      last_day: Maybe<DayColumn>
    }
    bank_qr_picture: {
      bank_qr_picture_id: GeneratedAlways<number>
      content: Uint8Array
      created: Timestamp
      createdby: number
    }
  }
}

import type {
  DayColumn,
  Key,
  MaybeTimestamp,
  Timestamp,
} from '#platform/server/database/columns.ts'
import type { Generated } from 'kysely'

/** A student asks to give up a paid seat; share and amounts are those of the day of asking. */
type SeatGiveUpTable = {
  seat_give_up_id: Key
  n_program_creg_id: number
  c_bpartner_id: number
  asked: Timestamp
  asked_on: DayColumn
  /** Rule of the opening, as it was. */
  shares: string
  percent: number
  paid: number
  credit: number
  state: Generated<'asked' | 'taken-back' | 'given-up'>
  ended: MaybeTimestamp
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    seat_give_up: SeatGiveUpTable
  }
}

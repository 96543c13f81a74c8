import type { Day } from '#platform/pure/calendar/day.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Session } from '../session.ts'

/** Everything a hook may use. Today and now are arguments; the transaction is the request's own. */
export type WriteContext = {
  readonly session: Session
  /** For who only reads: here the transaction itself. */
  readonly reader: Reader
  readonly transaction: Transaction
  readonly nowMs: number
  readonly today: Day
}

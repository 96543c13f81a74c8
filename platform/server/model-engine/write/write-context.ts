import type { Day } from '#platform/pure/calendar/day.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Values } from '../dictionary/dictionary.ts'
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

/** A saved version of a record: the values that the save changed. */
export type Version = {
  readonly table: string
  readonly id: number
  readonly before: Values
  readonly after: Values
}

/** Stores a version in the audit trail, in the transaction that wrote it. */
export type RecordVersion = (
  version: Version,
  by: Pick<WriteContext, 'session' | 'transaction' | 'nowMs'>,
) => Promise<void>

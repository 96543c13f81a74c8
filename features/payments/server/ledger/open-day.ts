import { sql } from 'kysely'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { postingMs } from '../../rules/day-close/day-close.ts'

/** Name of the lock that postings share and a close has alone; the triggers of migration 0570 take the same. */
const daysLock = sql`hashtextextended('days of the ledger', 0)`

/** Last day of the ledger that is closed; null: none is. */
export async function closedUntil(reader: Reader): Promise<Day | null> {
  const row = await reader
    .selectFrom('day_close')
    .select(({ fn }) => fn.max<string | null>('last_day').as('last'))
    .executeTakeFirst()
  return row?.last ? day(row.last) : null
}

/** Time of a posting: no day is closed from now until the transaction ends. */
export async function postingTime(transaction: Transaction, nowMs: number): Promise<Date> {
  await sql`select pg_advisory_xact_lock_shared(${daysLock})`.execute(transaction)
  return new Date(postingMs(nowMs, await closedUntil(transaction)))
}

/** Waits for the postings that have begun; others wait until the transaction ends. */
export async function lockDays(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${daysLock})`.execute(transaction)
}

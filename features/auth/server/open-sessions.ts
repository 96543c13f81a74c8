import type { Transaction } from '#platform/server/database/database.ts'
import { isSessionAlive, type SessionLength } from '../rules/session-limits.ts'

/** Ids of a user's sessions that have not ended. */
export async function openSessionsOf(
  transaction: Transaction,
  userId: number,
): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('auth_session')
    .select('auth_session_id')
    .where('ad_user_id', '=', userId)
    .where('ended', 'is', null)
    .execute()
  return rows.map((row) => row.auth_session_id)
}

type SessionRow = {
  readonly started: Date
  readonly last_seen: Date
  readonly length: SessionLength
}

/** True if the session of a row that has not ended is alive by the clock. */
export function isRowAlive(row: SessionRow, nowMs: number): boolean {
  const { started, last_seen: seen, length } = row
  return isSessionAlive({ startedMs: started.getTime(), lastSeenMs: seen.getTime(), length }, nowMs)
}

import type { Database, Transaction } from '#platform/server/database/database.ts'
import { isRowAlive, openSessionsOf } from '#features/auth/server/open-sessions.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { roleIds } from '#features/roles/rules/facts.ts'

/** Open sessions of staff, the newest first; of one person or of all. */
export async function listSessions(
  { kysely }: Database,
  { userId, nowMs }: { readonly userId: number | null; readonly nowMs: number },
) {
  let query = kysely
    .selectFrom('auth_session as s')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.ad_user_id')
    .select(['s.ad_session_id', 's.auth_session_id', 's.started', 's.last_seen', 's.length'])
    .select(['s.opened_from', 'u.ad_user_id', 'u.name', 's.ad_role_id'])
    .where('s.ended', 'is', null)
    .where('s.ad_role_id', '<>', roleIds.student)
    .orderBy('s.started', 'desc')
    .limit(500)
  if (userId !== null) query = query.where('s.ad_user_id', '=', userId)
  const rows = await query.execute()
  return rows.filter((row) => isRowAlive(row, nowMs))
}

/** Ends all sessions of a user when the transaction commits; evict the returned ids from the cache after it. */
export async function endAllSessions(
  transaction: Transaction,
  userId: number,
  { sessions, nowMs }: { readonly sessions: Sessions; readonly nowMs: number },
): Promise<readonly string[]> {
  const ids = await openSessionsOf(transaction, userId)
  await sessions.end(ids, nowMs, transaction)
  return ids
}

import type { Transaction } from '#platform/server/database/database.ts'

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

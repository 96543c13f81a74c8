import type { Database } from '#platform/server/database/database.ts'

/** When, and from which address, a member of staff last signed in; null before the first time. */
export async function findLastSignIn(
  { kysely }: Database,
  userId: number,
): Promise<{ readonly at: string; readonly from: string } | null> {
  const row = await kysely
    .selectFrom('auth_session')
    .select(['started', 'opened_from'])
    .where('ad_user_id', '=', userId)
    .where('stage', '=', 'full')
    .where('opened_from', 'is not', null)
    .orderBy('started', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { at: row.started.toISOString(), from: row.opened_from ?? '' }
}

import type { Database } from '#platform/server/database/database.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { Colleague } from '../wire/desk.ts'
import type { QueueSource } from './queue-source.ts'

/** Other users who work on a queue. */
export async function colleaguesOf(
  { kysely }: Database,
  { roles }: QueueSource,
  userId: number,
): Promise<readonly Colleague[]> {
  const rows = await kysely
    .selectFrom('ad_user as u')
    .innerJoin('ad_user_roles as r', 'r.ad_user_id', 'u.ad_user_id')
    .select(['u.ad_user_id', 'u.name'])
    .distinct()
    .where('u.isactive', '=', true)
    .where('u.ad_user_id', '<>', userId)
    .where(
      'r.ad_role_id',
      'in',
      roles.map((role) => roleIds[role]),
    )
    .orderBy('u.name')
    .execute()
  return rows.map(({ ad_user_id, name }) => ({ id: ad_user_id, name }))
}

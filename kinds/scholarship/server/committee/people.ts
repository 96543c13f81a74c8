import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import type { Person } from '../../wire/committee.ts'
import { staffRoles } from './committee.ts'

/** Members of a scholarship's committee, ordered by name. */
export function membersOf(reader: Reader, openingId: number): Promise<Person[]> {
  return reader
    .selectFrom('scholarship_member as m')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'm.ad_user_id')
    .select(['u.ad_user_id as AD_User_ID', 'u.name'])
    .where('m.n_scholarship_open_id', '=', openingId)
    .orderBy('u.name')
    .execute()
}

/** Every account of staff, by name. */
export function staffOf(reader: Reader, clientId: number): Promise<Person[]> {
  const ids = staffRoles.map((role) => roleIds[role])
  return reader
    .selectFrom('ad_user as u')
    .select(['u.ad_user_id as AD_User_ID', 'u.name'])
    .where('u.ad_client_id', '=', clientId)
    .where('u.isactive', '=', true)
    .where(
      sql<boolean>`exists (select 1 from ad_user_roles r
        where r.ad_user_id = u.ad_user_id and r.ad_role_id = any(${ids}::bigint[]))`,
    )
    .orderBy('u.name')
    .execute()
}

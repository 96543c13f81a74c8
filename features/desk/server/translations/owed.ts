import { staffWith } from '#features/roles/rules/facts.ts'
import '../tables.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'

/** Roles that give students a reason. */
export const translationRoles = staffWith('reason.translate')

/** Texts that a role has written in one language only; the administrator sees those of every role. */
export function selectOwed(
  reader: Reader,
  { session: { role } }: { readonly session: Pick<Session, 'role'> },
) {
  return reader
    .selectFrom('owed_translation as o')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'o.c_bpartner_id')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'o.owed_by')
    .selectAll('o')
    .select(['b.name', 'b.name_nepali', 'b.phone', 'u.name as written_by'])
    .$if(role !== 'administrator', (all) => all.where('o.role', '=', role))
    .orderBy('o.owed')
}

export type OwedRow = Awaited<ReturnType<ReturnType<typeof selectOwed>['execute']>>[number]

/** False for a text to oneself: staff cannot translate it. */
export function mayTranslate(
  { c_bpartner_id }: Pick<OwedRow, 'c_bpartner_id'>,
  { partnerId }: Pick<Session, 'partnerId'>,
): boolean {
  return c_bpartner_id !== partnerId
}

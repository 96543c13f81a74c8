import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CheckRow } from '#features/desk/wire/desk.ts'
import { samePersonMessages as text } from '../rules/same-person-messages.ts'
import { agrees, toJudge } from '#features/desk/server/check-rows.ts'

/** For each of these people: whether another record may be the same person. Two people may share a name and a birthday, so a person judges it. */
export async function sameDetails(
  { kysely }: Database,
  people: readonly number[],
): Promise<(partnerId: number) => CheckRow> {
  const rows = await kysely
    .selectFrom('c_bpartner as own')
    .innerJoin('c_bpartner as other', (join) =>
      join
        .onRef('other.ad_client_id', '=', 'own.ad_client_id')
        .onRef('other.dob_ad', '=', 'own.dob_ad')
        .onRef(sql`lower(other.name)`, '=', sql`lower(own.name)`)
        .onRef('other.c_bpartner_id', '<>', 'own.c_bpartner_id'),
    )
    .select(['own.c_bpartner_id as own', 'other.c_bpartner_id as other'])
    .where('own.c_bpartner_id', '=', sql<number>`any(${people})`)
    .orderBy('other.c_bpartner_id')
    .execute()
  const byPerson = Map.groupBy(rows, ({ own }) => own)
  return (partnerId) => {
    const others = byPerson.get(partnerId)?.map(({ other }) => other) ?? []
    const claim = { fact: text['same-person'], needed: text['same-needed'] }
    return others.length === 0
      ? agrees({ ...claim, found: text['same-none'] })
      : toJudge({ ...claim, found: sayInBoth(text['same-some'], { n: others.length }) }, others)
  }
}

import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { samePersonMessages as text } from '#features/applying/rules/desk/same-person-messages.ts'
import { agrees, toJudge } from '#features/desk/server/check-rows.ts'

type OtherRecord = {
  readonly own: number
  readonly other: number
  readonly other_name: string
}

/**
 * For each of these people: whether another record may be the same person, by citizenship number, by birth date and phone, or
 * by birth date and name. Two people may share them, so a person judges it.
 */
export async function sameDetails(
  { kysely }: Database,
  people: readonly number[],
): Promise<(partnerId: number) => CheckRow> {
  const byPerson = Map.groupBy(await otherRecords(kysely, people), ({ own }) => own)
  return (partnerId) => {
    const others = byPerson.get(partnerId) ?? []
    const claim = { fact: text['same-person'], needed: text['same-needed'] }
    if (others.length === 0) return agrees({ ...claim, found: text['same-none'] })
    const names = others.map(({ other, other_name: name }) => `${name} (${other})`).join(', ')
    const found = sayInBoth(text['same-some'], { n: others.length, names })
    return toJudge(
      { ...claim, found },
      others.map(({ other }) => other),
    )
  }
}

/** Leaves out pairs that the registrar found to be two people (`double_person`). */
async function otherRecords(reader: Reader, people: readonly number[]): Promise<OtherRecord[]> {
  const { rows } = await sql<OtherRecord>`
    select distinct s.own, s.other, b.name as other_name
    from same_people(${people}::bigint[]) s join c_bpartner b on b.c_bpartner_id = s.other
    where not exists (select from double_person d where d.is_one = false
      and d.earlier_id = least(s.own, s.other) and d.later_id = greatest(s.own, s.other))
    order by s.own, s.other`.execute(reader)
  return rows
}

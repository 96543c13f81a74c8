import { sql } from 'kysely'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import type { CheckRow } from '#features/desk/wire/desk.ts'
import { samePersonMessages as text } from '../rules/same-person-messages.ts'
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

/** One query a key, so that each uses its index. */
async function otherRecords(reader: Reader, people: readonly number[]): Promise<OtherRecord[]> {
  const { rows } = await sql<OtherRecord>`
    with own as (select * from c_bpartner where c_bpartner_id = any(${people}::bigint[])),
    found as (
      select own.c_bpartner_id as own, other.c_bpartner_id as other, other.name as other_name
      from own join c_bpartner other
        on other.dob_ad = own.dob_ad and lower(other.name) = lower(own.name)
        and other.ad_client_id = own.ad_client_id
      union
      select own.c_bpartner_id, other.c_bpartner_id, other.name
      from own join c_bpartner other
        on other.dob_ad = own.dob_ad and person_key(other.phone) = person_key(own.phone)
        and other.ad_client_id = own.ad_client_id
      where person_key(own.phone) <> ''
      union
      select own.c_bpartner_id, other.c_bpartner_id, other.name
      from own join c_bpartner other
        on person_key(other.citizen_no) = person_key(own.citizen_no)
        and other.ad_client_id = own.ad_client_id
      where person_key(own.citizen_no) <> ''
    )
    select own, other, other_name from found where own <> other order by own, other`.execute(reader)
  return rows
}

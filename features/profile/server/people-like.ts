import { type RawBuilder, sql } from 'kysely'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findModel } from '#platform/server/model-engine/access.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { findMobileNumber } from '#features/auth/rules/facts.ts'
import { oneCharacterOff } from '../rules/one-character-off.ts'

/** Share of its trigrams that a word with one character off still has. */
const alike = '0.5'

/** Search for people; a field that the role may not read finds no person, in any search. */
export type PeopleSearch = {
  readonly typed: string
  readonly most: number
  readonly role: string
  readonly dictionary: Dictionary
}

/**
 * Ids of matching people, those whose name begins with the text first: name in either script, email, phone,
 * registration, symbol or transaction number, or the number of a bank slip in any spelling. If there are none, people
 * whose name is one character off.
 */
export async function peopleLike(
  database: Database,
  search: PeopleSearch,
): Promise<readonly number[]> {
  const found = await peopleMeant(database, search)
  return found.length > 0 ? found : peopleNamedNearly(database, search)
}

async function peopleMeant(
  { kysely }: Database,
  { typed, most, role, dictionary }: PeopleSearch,
): Promise<readonly number[]> {
  const person = findModel(dictionary, 'c_bpartner', role)?.shape
  if (person === undefined) return []
  const byContact = person.find('Phone') !== null && person.find('EMail') !== null
  const byPayment = findModel(dictionary, 'c_payment', role) !== null
  const number = latinDigits(typed)
  const slip = byPayment ? slipKey(typed) : ''
  const [start, like] = [`${escaped(typed)}%`, `%${escaped(typed)}%`]
  const numberStart = `${escaped(number)}%`
  const phoneStart = `${escaped(findMobileNumber(typed) ?? number)}%`
  const isNamed = sql`(b.name ilike ${like} or b.name_nepali ilike ${like} or b.regrollno ilike ${numberStart}
    ${byContact ? sql`or b.email ilike ${start} or b.phone like ${phoneStart}` : sql``})`
  const { rows } = await sql<{ id: string }>`
    with numbered as (
      select e.c_bpartner_id from n_entrance_reg e where e.erollno = ${number}
      union select x.c_bpartner_id from n_exam_reg x where x.erollno = ${number}
      ${byPayment ? sql`union select p.c_bpartner_id from c_payment p where p.orig_trxid = ${number}` : sql``}
      ${
        slip === ''
          ? sql``
          : sql`union select p.c_bpartner_id from voucher v join c_payment p using (c_payment_id)
              where v.slip_key <> '' and v.slip_key = ${slip}`
      }),
    meant as (
      select b.c_bpartner_id, b.name, b.name_nepali from c_bpartner b where ${isNamed}
      union all select b.c_bpartner_id, b.name, b.name_nepali
        from numbered join c_bpartner b using (c_bpartner_id) where ${isNamed} is not true)
    select c_bpartner_id as id from meant
    order by (${begins(sql`name`, typed)} or ${begins(sql`name_nepali`, typed)}) is true desc, name, c_bpartner_id
    limit ${most}`.execute(kysely)
  return rows.map(({ id }) => Number(id))
}

/**
 * People of whom a word of the name begins with what was typed, but for one character. Trigrams find the few that may, from the
 * index; without the extension no one is found so, since all people would have to be read.
 */
async function peopleNamedNearly(
  database: Database,
  { typed, most, role, dictionary }: PeopleSearch,
): Promise<readonly number[]> {
  const patterns = oneCharacterOff(typed).flatMap((each) => [`${each}%`, `% ${each}%`])
  if (patterns.length === 0 || findModel(dictionary, 'c_bpartner', role) === null) return []
  return database.look(async (transaction) => {
    const { rows: known } = await sql`select from pg_extension where extname = 'pg_trgm'`.execute(
      transaction,
    )
    if (known.length === 0) return []
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${alike}, true)`.execute(
      transaction,
    )
    const { rows } = await sql<{ id: string }>`
      select c_bpartner_id as id from c_bpartner
      where (name %> ${typed} and lower(name) like any(${patterns}::text[]))
        or (name_nepali %> ${typed} and lower(name_nepali) like any(${patterns}::text[]))
      order by name, c_bpartner_id
      limit ${most}`.execute(transaction)
    return rows.map(({ id }) => Number(id))
  })
}

/** A third of the work of `ilike`, where thousands of names are ranked. */
function begins(name: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql`lower(left(${name}, length(${typed}::text))) = lower(${typed}::text)`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

import { sql } from 'kysely'
import { asSaid, type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { CheckRow } from '#features/desk/wire/desk.ts'
import { findQuotas, quotas } from '#features/applying/rules/facts.ts'
import { findGender, genders } from '#features/auth/rules/facts.ts'
import { educationLevels, gradingTypes } from '#features/profile/rules/education.ts'
import { claimMessages as text } from '../rules/claim-messages.ts'

/** The same as the row of the quota says, for the list: Female is claimed, and the profile says otherwise. */
export const quotaDoubt = {
  sql: `'Female' = any(string_to_array(a.selectedquota, ',')) and lower(b.gender) is distinct from 'female'`,
  words: text.quota,
} as const

/** What an applicant claims of education and quota, and whether there may be a second record of the person. */
export async function entranceClaims(
  database: Database,
  record: number,
): Promise<readonly CheckRow[]> {
  const applicant = await database.kysely
    .selectFrom('n_entrance_reg as a')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'a.c_bpartner_id')
    .select(['b.c_bpartner_id', 'b.gender', 'a.selectedquota'])
    .where('a.n_entrance_reg_id', '=', record)
    .executeTakeFirstOrThrow()
  const partnerId = applicant.c_bpartner_id
  return [
    ...(await educationOf(database, partnerId)),
    ...quotaOf(applicant),
    await namesakesOf(database, partnerId),
  ]
}

/** A row for each record of education, the newest first, to be held against its marksheet. */
async function educationOf({ kysely }: Database, partnerId: number): Promise<readonly CheckRow[]> {
  const records = await kysely
    .selectFrom('n_bpaca_info')
    .select(['value', 'uni_board', 'passed_year', 'grading_type', 'obtained_marks'])
    .where('c_bpartner_id', '=', partnerId)
    .where('isactive', '=', true)
    .orderBy('passed_year', 'desc')
    .orderBy('n_bpaca_info_id')
    .execute()
  if (records.length === 0)
    return [toJudge(text.education, text['no-record'], text['record-needed'])]
  return records.map((each) => {
    const levels: Readonly<Record<string, Message>> = educationLevels
    const result = sayInBoth(asSaid('{type} {marks}'), {
      type: gradingTypes[each.grading_type],
      marks: Number(each.obtained_marks),
    })
    const year = /^\d{4}$/.test(each.passed_year) ? Number(each.passed_year) : each.passed_year
    const found = { year, board: each.uni_board, result }
    const level = levels[each.value] ?? asSaid(each.value)
    return toJudge(level, sayInBoth(text.record, found), text['record-needed'])
  })
}

/** Open asks for nothing; what the profile says of the gender can be compared, every other quota has a proof to judge. */
function quotaOf(applicant: {
  readonly gender: string | null
  readonly selectedquota: string
}): readonly CheckRow[] {
  return (findQuotas(applicant.selectedquota) ?? []).map((quota): CheckRow => {
    const fact = sayInBoth(asSaid('{quota}: {name}'), { quota: text.quota, name: quotas[quota] })
    if (quota === 'Open')
      return { fact, values: [quotas.Open, text['quota-none']], sign: 'agree', note: null }
    if (quota !== 'Female') return toJudge(fact, quotas[quota], text['quota-proof'])
    const gender = findGender(applicant.gender ?? '')
    const said = gender === null ? asSaid('-') : genders[gender]
    const isMet = gender === 'female'
    return {
      fact,
      values: [said, text['quota-gender']],
      sign: isMet ? 'agree' : 'look',
      note: isMet ? null : sayInBoth(text['gender-differs'], { gender: said }),
    }
  })
}

/** Two people may share a name and a birthday, so that is for a person to judge. */
async function namesakesOf({ kysely }: Database, partnerId: number): Promise<CheckRow> {
  const { others } = await kysely
    .selectFrom('c_bpartner as own')
    .innerJoin('c_bpartner as other', (join) =>
      join
        .onRef('other.ad_client_id', '=', 'own.ad_client_id')
        .onRef('other.dob_ad', '=', 'own.dob_ad')
        .onRef(sql`lower(other.name)`, '=', sql`lower(own.name)`)
        .onRef('other.c_bpartner_id', '<>', 'own.c_bpartner_id'),
    )
    .select((each) => each.fn.countAll<number>().as('others'))
    .where('own.c_bpartner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const fact = text['same-person']
  return others === 0
    ? { fact, values: [text['same-none'], text['same-needed']], sign: 'agree', note: null }
    : toJudge(fact, sayInBoth(text['same-some'], { n: others }), text['same-needed'])
}

function toJudge(fact: Message, found: Message, needed: Message): CheckRow {
  return { fact, values: [found, needed], sign: 'unknown', note: null }
}

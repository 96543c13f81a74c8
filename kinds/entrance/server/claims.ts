import { type Selectable, sql } from 'kysely'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Quota, quotaLabel, type Quotas, splitQuotas } from '#features/applying/rules/facts.ts'
import { conditionChecks } from '#features/conditions/server/condition-checks.ts'
import { readQuotas } from '#features/applying/server/quotas.ts'
import { findGender, genders } from '#features/auth/rules/facts.ts'
import { agrees, differs, toJudge } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { gradingTypes, levelName } from '#features/profile/rules/education-lists.ts'
import { claimMessages as text } from '../rules/claim-messages.ts'
import { handedInMessages as handedIn } from '../rules/handed-in/messages.ts'

/** Conditions of the opening, education and quotas that applicants claim, by application. */
export async function entranceClaims(
  database: Database,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const applicants = await database.kysely
    .selectFrom('n_entrance_reg as a')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'a.c_bpartner_id')
    .select(['a.n_entrance_reg_id', 'b.c_bpartner_id', 'b.gender', 'a.selectedquota'])
    .select('a.handed_in')
    .where('a.n_entrance_reg_id', '=', sql<number>`any(${records})`)
    .execute()
  const quotas = await readQuotas(database.kysely)
  const conditions = await conditionChecks(database, 'n_entrance_open', records)
  const education = await educationOf(
    database,
    applicants.map(({ c_bpartner_id: person }) => person),
  )
  return new Map(
    applicants.map((applicant) => {
      const own = education.get(applicant.c_bpartner_id) ?? []
      const claimed = splitQuotas(applicant.selectedquota)
      return [
        applicant.n_entrance_reg_id,
        [
          ...handedInCheck(findDay(applicant.handed_in ?? '')),
          ...(conditions.get(applicant.n_entrance_reg_id) ?? []),
          ...(own.length === 0 ? [noEducation] : own.map(educationCheck)),
          ...claimed.map((quota) => quotaCheck(quotas, quota, applicant.gender)),
        ],
      ]
    }),
  )
}

/** An application handed in at the office is held against its form by a person. */
function handedInCheck(received: Day | null): readonly CheckRow[] {
  if (received === null) return []
  const found = sayInBoth(handedIn['received-on'], { day: dayInBoth(received) })
  return [toJudge({ fact: handedIn.form, found, needed: handedIn['as-on-form'] }, received)]
}

const noEducation = differs({
  fact: text.education,
  found: text['no-record'],
  needed: text['record-needed'],
})

/** Education records of these people, by person, the newest first. */
async function educationOf({ kysely }: Database, people: readonly number[]) {
  const records = await kysely
    .selectFrom('n_bpaca_info')
    .selectAll()
    .where('c_bpartner_id', '=', sql<number>`any(${people})`)
    .where('isactive', '=', true)
    .orderBy('passed_year', 'desc')
    .orderBy('n_bpaca_info_id')
    .execute()
  return Map.groupBy(records, ({ c_bpartner_id: person }) => person)
}

/** Held against its marksheet by a person: again when the record changes. */
function educationCheck(record: Selectable<Tables['n_bpaca_info']>): CheckRow {
  const { value, passed_year, uni_board: board, grading_type, obtained_marks } = record
  const marks = obtained_marks
  const result = sayInBoth(sameInBoth('{type} {marks}'), {
    type: gradingTypes[grading_type],
    marks,
  })
  const year = /^\d{4}$/.test(passed_year) ? Number(passed_year) : passed_year
  return toJudge(
    {
      fact: levelName(value),
      found: sayInBoth(text.record, { year, board, result }),
      needed: text['record-needed'],
    },
    [record.n_bpaca_info_id, value, passed_year, board, grading_type, marks],
  )
}

/** A claimed quota: compared with the profile where it is for one gender, then judged by its proofs where it needs any. */
export function quotaCheck(quotas: Quotas, quota: Quota, genderText: string | null): CheckRow {
  const { gender: asked = null, proofs = null } = quotas.get(quota) ?? {}
  const label = quotaLabel(quotas, quota)
  const fact = sayInBoth(sameInBoth('{quota}: {name}'), { quota: text.quota, name: label })
  const inRow = text.quota
  const gender = findGender(genderText ?? '')
  if (asked !== null && gender !== asked) {
    const found = gender === null ? sameInBoth('-') : genders[gender]
    const needed = sayInBoth(text['quota-gender'], { gender: genders[asked] })
    const note = sayInBoth(text['gender-differs'], { gender: found })
    return { ...differs({ fact, found, needed, note }), inRow }
  }
  if (proofs !== null) {
    const needed = sayInBoth(text['quota-proof'], { proofs })
    return toJudge({ fact, found: label, needed, inRow })
  }
  if (asked === null) return agrees({ fact, found: label, needed: text['quota-none'] })
  const needed = sayInBoth(text['quota-gender'], { gender: genders[asked] })
  return { ...agrees({ fact, found: genders[asked], needed }), inRow }
}

/** Key of the judgement of a quota's proofs. */
export function proofKey(quota: Quota): string {
  const fact = sayInBoth(sameInBoth('{quota}: {name}'), { quota: text.quota, name: quota })
  const { judge } = toJudge({ fact, found: quota, needed: quota })
  return judge?.key ?? ''
}

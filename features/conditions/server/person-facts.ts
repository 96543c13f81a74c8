import { sql } from 'kysely'
import { findDay } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { findGradingType, findLevel } from '#features/profile/rules/education-lists.ts'
import type { PersonFacts } from '../rules/conditions.ts'

export const unknownPerson: PersonFacts = { bornOn: null, nationality: '', education: [] }

/** Facts of profiles that conditions are about, by person. */
export async function factsOf(
  reader: Reader,
  people: readonly number[],
): Promise<ReadonlyMap<number, PersonFacts>> {
  const rows = await reader
    .selectFrom('c_bpartner as p')
    .leftJoin('n_bpaca_info as e', (join) =>
      join.onRef('e.c_bpartner_id', '=', 'p.c_bpartner_id').on('e.isactive', '=', true),
    )
    .select(['p.c_bpartner_id as person', 'p.dob_ad', 'p.nationality'])
    .select(['e.value', 'e.grading_type', 'e.obtained_marks', 'e.description'])
    .where('p.c_bpartner_id', '=', sql<number>`any(${people})`)
    .orderBy('e.n_bpaca_info_id')
    .execute()
  const own = Map.groupBy(rows, ({ person }) => person)
  return new Map(
    [...own].map(([person, records]) => {
      const [first] = records
      return [
        person,
        {
          bornOn: findDay(first?.dob_ad ?? ''),
          nationality: first?.nationality ?? '',
          education: records.flatMap(({ value, grading_type, obtained_marks, description }) => {
            const level = findLevel(value ?? '')
            const grading = findGradingType(grading_type ?? '')
            if (level === null || grading === null || obtained_marks === null) return []
            return [{ level, grading, marks: obtained_marks, subject: description ?? '' }]
          }),
        },
      ]
    }),
  )
}

import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { agreesIf } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { judgeConditions } from '../rules/conditions.ts'
import { conditionsFromRow, type ConditionsRow } from './condition-columns.ts'
import { type ConditionTable, conditionTables } from './condition-tables.ts'
import { factsOf, unknownPerson } from './person-facts.ts'

/** Conditions of the openings that applications were made for, beside what each applicant has, by application. */
export async function conditionChecks(
  { kysely }: Database,
  openings: ConditionTable,
  records: readonly number[],
): Promise<ReadonlyMap<number, readonly CheckRow[]>> {
  const { applications } = conditionTables[openings]
  const { rows } = await sql<ConditionsRow & { readonly id: string; readonly person: string }>`
    select a.${sql.ref(`${applications}_id`)} as id, a.c_bpartner_id as person, o.needs_level,
      o.least_gpa, o.least_percent, o.needs_subjects, o.least_age, o.most_age, o.age_on, o.nationalities
    from ${sql.table(applications)} a join ${sql.table(openings)} o using (${sql.ref(`${openings}_id`)})
    where a.${sql.ref(`${applications}_id`)} = any(${records})
      and (o.needs_level is not null or o.age_on is not null or o.nationalities <> '')`.execute(
    kysely,
  )
  const facts = await factsOf(
    kysely,
    rows.map(({ person }) => Number(person)),
  )
  return new Map(
    rows.map(({ id, person, ...row }) => {
      const own = facts.get(Number(person)) ?? unknownPerson
      const checks = judgeConditions(conditionsFromRow(row), own).map(
        ({ rule, needed, yours, isMet }) => agreesIf(isMet, { fact: rule, found: yours, needed }),
      )
      return [Number(id), checks]
    }),
  )
}

import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { agreesIf } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { judgeConditions } from '../rules/conditions.ts'
import {
  conditionsFromRow,
  conditionsOf,
  type ConditionsRow,
  hasConditions,
} from './condition-columns.ts'
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
    select a.${sql.ref(`${applications}_id`)} as id, a.c_bpartner_id as person, ${conditionsOf}
    from ${sql.table(applications)} a join ${sql.table(openings)} o using (${sql.ref(`${openings}_id`)})
    where a.${sql.ref(`${applications}_id`)} = any(${records})
      and ${hasConditions}`.execute(kysely)
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

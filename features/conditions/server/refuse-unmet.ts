import { sql } from 'kysely'
import { sayInBoth, sentences } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { type Conditions, judgeConditions } from '../rules/conditions.ts'
import { conditionMessages as text } from '../rules/messages.ts'
import { conditionsFromRow, conditionsOf, type ConditionsRow } from './condition-columns.ts'
import type { ConditionTable } from './condition-tables.ts'
import { factsOf, unknownPerson } from './person-facts.ts'

/** Refuses a person who does not meet the conditions of an opening, with each that is not met; null: all are. */
export async function refuseUnmet(
  reader: Reader,
  conditions: Conditions,
  partnerId: number,
): Promise<Refusal | null> {
  if (judgeConditions(conditions, unknownPerson).length === 0) return null
  const facts = (await factsOf(reader, [partnerId])).get(partnerId) ?? unknownPerson
  const unmet = judgeConditions(conditions, facts).filter(({ isMet }) => !isMet)
  if (unmet.length === 0) return null
  const reasons = unmet.map(({ rule, needed, yours, ask }) =>
    sayInBoth(text.unmet, { rule, needed, yours, ask }),
  )
  return refusal('rule/conditions-not-met', sentences(...reasons), { status: 403 })
}

/** The same for an opening of a table that was read without its conditions. */
export async function refuseUnmetOf(
  reader: Reader,
  { table, id, partnerId }: { table: ConditionTable; id: number; partnerId: number },
): Promise<Refusal | null> {
  const { rows } = await sql<ConditionsRow>`
    select ${conditionsOf} from ${sql.table(table)} o where o.${sql.ref(`${table}_id`)} = ${id}`.execute(
    reader,
  )
  const [row] = rows
  return row === undefined ? null : refuseUnmet(reader, conditionsFromRow(row), partnerId)
}

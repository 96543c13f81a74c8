import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { judgeConditions } from '../rules/conditions.ts'
import { conditionMessages as text } from '../rules/messages.ts'
import { type JudgedOpening, openingConditions } from '../wire/processes.ts'
import {
  conditionsFromRow,
  conditionsOf,
  type ConditionsRow,
  hasConditions,
} from './condition-columns.ts'
import { type ConditionTable, isConditionTable, isOpenOn } from './condition-tables.ts'
import { factsOf, unknownPerson } from './person-facts.ts'

/** Judges the conditions of open openings for the student who asks. */
export const judgeOpenings = defineProcess({
  ...openingConditions,
  name: { en: 'Conditions of openings', ne: 'आवेदनका सर्त' },
  roles: rolesWith('application.own'),
  shows: [],
  async run({ table }, { database: { kysely }, session, nowMs }) {
    if (!isConditionTable(table))
      return refusal('rule/no-conditions', text['no-conditions'], { status: 400 })
    const at = { table, partnerId: session.partnerId, today: dayInNepal(nowMs) }
    return { summary: text.read, data: { openings: await judged(kysely, at) } }
  },
})

async function judged(
  reader: Reader,
  {
    table,
    partnerId,
    today,
  }: { readonly table: ConditionTable; readonly partnerId: number; readonly today: Day },
): Promise<readonly JudgedOpening[]> {
  const { rows } = await sql<ConditionsRow & { readonly id: string }>`
    select o.${sql.ref(`${table}_id`)} as id, ${conditionsOf} from ${sql.table(table)} o
    where ${isOpenOn(table, today)} and ${hasConditions}`.execute(reader)
  if (rows.length === 0) return []
  const facts = (await factsOf(reader, [partnerId])).get(partnerId) ?? unknownPerson
  return rows.map(({ id, ...row }) => ({
    id: Number(id),
    conditions: judgeConditions(conditionsFromRow(row), facts),
  }))
}

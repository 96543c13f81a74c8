import { sql } from 'kysely'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { judgeConditions, type PersonFacts } from '../rules/conditions.ts'
import { forPersonText as text } from '../rules/for-person-messages.ts'
import { type OpeningForPerson, openingsForPerson } from '../wire/processes.ts'
import { conditionsFromRow, conditionsOf, type ConditionsRow } from './condition-columns.ts'
import {
  type ConditionTable,
  conditionTables,
  isConditionTable,
  isOpenOn,
} from './condition-tables.ts'
import { factsOf } from './person-facts.ts'

/** Tells staff which open entrances and admissions a person fits, by the rule that the portal applies; the one that ends first is first. Reads only. */
export const judgeForPerson = defineProcess({
  ...openingsForPerson,
  name: text.title,
  roles: staffWith('application.decide'),
  shows: [{ table: 'c_bpartner' }, { table: 'n_bpaca_info' }],
  async run({ C_BPartner_ID: partnerId }, { database: { kysely }, nowMs }) {
    const facts = (await factsOf(kysely, [partnerId])).get(partnerId)
    if (facts === undefined)
      return refusal('rule/partner-unknown', text['partner-unknown'], { status: 404 })
    const person = { partnerId, facts, today: dayInNepal(nowMs) }
    const openings: OpeningForPerson[] = []
    for (const table of Object.keys(conditionTables).filter(isConditionTable))
      openings.push(...(await openOnes(kysely, table, person)))
    const byLastDay = openings.toSorted((one, other) => one.until.localeCompare(other.until))
    return { summary: text.title, data: { openings: byLastDay } }
  },
})

type Person = {
  readonly partnerId: number
  readonly facts: PersonFacts
  readonly today: Day
}

type OpeningRow = ConditionsRow & {
  readonly id: string
  readonly name: string
  readonly name_ne: string
  readonly until: Day
  readonly hasApplied: boolean
}

/** Openings of a table that take applications. */
async function openOnes(
  reader: Reader,
  table: ConditionTable,
  { partnerId, facts, today }: Person,
): Promise<readonly OpeningForPerson[]> {
  const { applications, lastDay, isForPerson } = conditionTables[table]
  const key = sql.ref(`${table}_id`)
  const { rows } = await sql<OpeningRow>`
    select o.${key} as id, o.name, o.name_ne, o.${sql.ref(lastDay)} as until, ${conditionsOf},
      exists (select from ${sql.table(applications)} a
        where a.${key} = o.${key} and a.c_bpartner_id = ${partnerId} and a.isactive) as "hasApplied"
    from ${sql.table(table)} o
    where ${isOpenOn(table, today)} and ${isForPerson}
    order by o.${key}`.execute(reader)
  return rows.map(({ id, name, name_ne: nameNe, until, hasApplied, ...row }) => ({
    table,
    id: Number(id),
    name: { en: name, ne: nameNe === '' ? name : nameNe },
    until,
    hasApplied,
    conditions: judgeConditions(conditionsFromRow(row), facts),
  }))
}

import { paisa } from '#platform/pure/money/money.ts'
import { type Message, nameInBoth, sameInBoth } from '#platform/pure/message.ts'
import type { Database, Reader } from '#platform/server/database/database.ts'
import type { Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { nextYearText as text } from '../rules/messages.ts'
import { withSkipped } from '../rules/planned-state.ts'
import * as contracts from '../wire/processes.ts'
import { executePlan } from './execute-plan.ts'
import { makePlan, type StoredOpening } from './make-plan.ts'
import { plannedTables } from './planned-tables.ts'
import { changePlanned, executeOnce, noPlan } from './stored-plan.ts'

const roles = staffWith('opening.manage')
const mostStep = paisa(1_000_000)

/** Makes a plan and stores it: what it shows is what is executed. */
const makeYearPlan = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.yearPlanMake,
    name: text.make,
    roles,
    shows: [],
    async run({ from, to, percent, step }, { database, session, nowMs }) {
      if (from === to) return refusal('rule/same-year', text['same-year'])
      if (percent < 0 || percent > 100) return refusal('rule/wrong-percent', text['wrong-percent'])
      if (step < 100 || step > mostStep) return refusal('rule/wrong-step', text['wrong-step'])
      const reader = database.kysely
      const [one, other] = [await findYear(reader, from), await findYear(reader, to)]
      if (one === null || other === null)
        return refusal('rule/no-year', text['no-year'], { status: 404 })
      const planning = { from: one, to: other, percent, step: paisa(step) }
      const openings = await makePlan(reader, dictionary, planning)
      const { year_plan_id } = await reader
        .insertInto('year_plan')
        .values({
          created: new Date(nowMs),
          createdby: session.userId,
          from_year_id: from,
          to_year_id: to,
          openings: JSON.stringify(openings),
        })
        .returning('year_plan_id')
        .executeTakeFirstOrThrow()
      return answer(reader, dictionary, year_plan_id)
    },
  })

const readYearPlan = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.yearPlanRead,
    name: text.planned,
    roles,
    shows: [],
    run: ({ year_plan_ID: id }, { database }) => answer(database.kysely, dictionary, id),
  })

/** Leaves an opening of a plan out, or takes it in again. */
const skipOpening = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.yearPlanSkip,
    name: text.skip,
    roles,
    shows: [],
    async run({ year_plan_ID: id, key, isSkipped }, { database }) {
      const isMeant = (opening: StoredOpening) => keyIn(opening) === key
      const skip = (openings: readonly StoredOpening[]) =>
        withSkipped(openings, { isMeant, isSkipped })
      const refused = await database.transaction((transaction) =>
        changePlanned(transaction, { table: 'year_plan', id }, skip),
      )
      return refused ?? answer(database.kysely, dictionary, id)
    },
  })

/** Creates the drafts of a plan, all or none, once. */
const executeYearPlan = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.yearPlanExecute,
    name: text.title,
    roles,
    shows: [],
    run: ({ year_plan_ID: id }, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const created = await executeOnce<{ to_year_id: number }>(
          transaction,
          { table: 'year_plan', id },
          {
            nowMs,
            create: ({ to_year_id: yearId, openings }) =>
              executePlan(transaction, JSON.parse(openings) as readonly StoredOpening[], {
                userId: session.userId,
                nowMs,
                yearId,
                dictionary,
              }),
          },
        )
        if (isRefusal(created)) return created
        did({ table: 'year_plan', record: id, before: { created: 0 }, after: { created } })
        return { summary: text.created, values: { n: created }, data: { created } }
      }),
  })

export const yearPlanProcesses = (dictionary: Dictionary) => [
  makeYearPlan(dictionary),
  readYearPlan(dictionary),
  skipOpening(dictionary),
  executeYearPlan(dictionary),
]

async function answer(reader: Database['kysely'], dictionary: Dictionary, id: number) {
  const row = await reader
    .selectFrom('year_plan')
    .selectAll()
    .where('year_plan_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return noPlan()
  const [from, to] = [
    await findYear(reader, row.from_year_id),
    await findYear(reader, row.to_year_id),
  ]
  const openings = JSON.parse(row.openings) as readonly StoredOpening[]
  const plan = {
    id,
    from: from?.name ?? '',
    to: to?.name ?? '',
    executed: row.executed?.toISOString() ?? null,
    openings: shown(openings, dictionary),
  }
  return { summary: text.planned, data: { plan } }
}

/** Openings of a plan with the labels of their tables and columns; the stored name where there is no label any more. */
function shown(
  openings: readonly StoredOpening[],
  dictionary: Dictionary,
): readonly contracts.PlannedOpening[] {
  const tables = new Map(plannedTables(dictionary).map((each) => [each.model.table, each]))
  return openings.map((opening) => {
    const table = tables.get(opening.table)
    const labelOf = (column: string): Message =>
      table?.copied.find(({ name }) => name === column)?.label ?? sameInBoth(column)
    return {
      ...opening,
      newName: nameInBoth(opening.newName, opening.newNameNe ?? ''),
      key: keyIn(opening),
      kind: table?.model.register?.plural ?? sameInBoth(opening.table),
      days: opening.days.map(({ column, ...day }) => ({ ...day, label: labelOf(column) })),
      fees: opening.fees.map(({ column, ...fee }) => ({ ...fee, label: labelOf(column) })),
    }
  })
}

function keyIn({ table, id }: StoredOpening): string {
  return `${table}/${id}`
}

async function findYear(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_aca_year')
    .select(['n_aca_year_id as id', 'name'])
    .where('n_aca_year_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { sqlType } from '#platform/server/model-engine/dictionary/column-types.ts'
import type { Column, Dictionary } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { nextYearText as text } from '../rules/messages.ts'
import { keyOf, type StoredOpening } from './make-plan.ts'
import {
  copiedColumns,
  type PlannedTable,
  plannedTables,
  sessionColumn,
  yearColumn,
} from './planned-tables.ts'

type Executing = {
  readonly dictionary: Dictionary
  readonly yearId: number
  readonly userId: number
  readonly nowMs: number
}

/**
 * Creates the drafts of a plan exactly as it was shown. Refused as a whole if a row that it copies was changed or copied
 * since. Gives the number of drafts.
 */
export async function executePlan(
  transaction: Transaction,
  openings: readonly StoredOpening[],
  executing: Executing,
): Promise<Refusal | number> {
  const tables = new Map(
    plannedTables(executing.dictionary).map((each) => [each.model.table, each]),
  )
  const taken = openings.filter(({ state }) => state === 'new')
  for (const opening of taken) {
    const table = tables.get(opening.table)
    const at = { ...executing, transaction }
    if (table === undefined || !(await isAsPlanned(opening, table, at))) return isVoid(opening)
    const sessionId = await copiedSession(opening, table, at)
    if (sessionId === undefined)
      return refusal('rule/plan-session', text['no-session'], { values: { name: opening.name } })
    await copyOpening({ opening, table, sessionId }, at)
  }
  return taken.length
}

function isVoid({ name }: StoredOpening): Refusal {
  return refusal('rule/plan-void', text.void, { values: { name }, status: 409 })
}

type Copying = Executing & { readonly transaction: Transaction }

/** Locks the row, which must have the version of the plan, and no copy in the year yet. */
async function isAsPlanned(
  { id, version, table: name }: StoredOpening,
  table: PlannedTable,
  { transaction, yearId }: Copying,
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`select version from ${sql.table(name)}
    where ${sql.ref(keyOf(table))} = ${id} and isactive for share`.execute(transaction)
  const copy = await transaction
    .selectFrom('year_copy')
    .select('to_id')
    .where('table_name', '=', name)
    .where('from_id', '=', id)
    .where('year_id', '=', yearId)
    .executeTakeFirst()
  return rows[0]?.version === version && copy === undefined
}

/** Id of the copied exam session of an exam opening; null for an opening without one, undefined if it is not copied. */
async function copiedSession(
  { id }: StoredOpening,
  table: PlannedTable,
  { transaction, yearId }: Copying,
): Promise<number | null | undefined> {
  if (!table.copied.some(({ name }) => name === sessionColumn)) return null
  const { rows } = await sql<{
    id: number
  }>`select c.to_id as id from ${sql.table(table.model.table)} o
    join year_copy c on c.table_name = 'n_exam_master' and c.from_id = o.n_exam_master_id
      and c.year_id = ${yearId}
    where o.${sql.ref(keyOf(table))} = ${id}`.execute(transaction)
  return rows[0]?.id
}

type Copy = {
  readonly opening: StoredOpening
  readonly table: PlannedTable
  readonly sessionId: number | null
}

async function copyOpening({ opening, table, sessionId }: Copy, at: Copying): Promise<void> {
  const { transaction, yearId } = at
  const changed = new Map<string, unknown>([
    ['Name', opening.newName],
    ...(opening.newNameNe === undefined ? [] : [['name_ne', opening.newNameNe] as const]),
    [yearColumn, yearId],
    ...(sessionId === null ? [] : [[sessionColumn, sessionId] as const]),
    ...opening.days.map(({ column, after }) => [column, after] as const),
    ...opening.fees.map(({ column, after }) => [column, after] as const),
    ...(opening.steps ?? []).map(({ column, after }) => [column, after] as const),
  ])
  const { published } = table.model
  if (published !== undefined) changed.set(published, false)
  const newId = await insertCopy(
    { table: opening.table, id: opening.id, columns: table.copied, changed },
    at,
  )
  for (const [child, link] of Object.entries(table.model.children ?? {})) {
    const model = at.dictionary.get(child)
    if (model === undefined) continue
    const { rows } = await sql<{
      id: number
    }>`select ${sql.ref(`${child}_id`)} as id from ${sql.table(child)}
      where ${sql.ref(link.toLowerCase())} = ${opening.id} order by 1`.execute(transaction)
    for (const { id } of rows)
      await insertCopy(
        { table: child, id, columns: copiedColumns(model), changed: new Map([[link, newId]]) },
        at,
      )
  }
  await transaction
    .insertInto('year_copy')
    .values({ table_name: opening.table, from_id: opening.id, year_id: yearId, to_id: newId })
    .execute()
}

type CopiedRow = {
  readonly table: string
  readonly id: number
  readonly columns: readonly Column[]
  /** Values of the copy that differ, by column. */
  readonly changed: ReadonlyMap<string, unknown>
}

async function insertCopy(
  { table, id, columns, changed }: CopiedRow,
  { transaction, userId, nowMs }: Copying,
): Promise<number> {
  const now = new Date(nowMs)
  const values = new Map([
    ...columns.map(({ name, type }) => {
      const column = name.toLowerCase()
      const isChanged = changed.has(name)
      const value = isChanged
        ? sql`${changed.get(name)}::${sql.raw(sqlType[type.is])}`
        : sql.ref(column)
      return [column, value] as const
    }),
    ['created', sql`${now}::timestamptz`],
    ['createdby', sql`${userId}::bigint`],
    ['updated', sql`${now}::timestamptz`],
    ['updatedby', sql`${userId}::bigint`],
    ['version', sql`1`],
  ])
  const key = sql.ref(`${table}_id`)
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)}
    (${sql.join([...values.keys()].map((name) => sql.ref(name)))})
    select ${sql.join([...values.values()])} from ${sql.table(table)} where ${key} = ${id}
    returning ${key} as id`.execute(transaction)
  const made = rows[0]
  if (made === undefined) throw new Error(`${table} ${id} could not be copied`)
  return made.id
}

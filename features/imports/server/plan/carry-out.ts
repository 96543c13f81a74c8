import { sql } from 'kysely'
import type { RowPlan } from '../../rules/row-plan.ts'
import type {
  ImportContext,
  ImportTarget,
  Obstacle,
  PlannedRow,
  StoredRow,
  StoringContext,
} from '../targets/target.ts'

/** Highest number of a row: its column is an integer of four bytes. */
const lastLine = 2 ** 31 - 2

/** Rows that are in memory at once. */
const rowsAtOnce = 2_000

/** Stores the planned rows of an import, exactly those; gives their number, or the row that stands in the way. */
export async function carryOut(
  importId: number,
  target: ImportTarget,
  context: StoringContext,
): Promise<Obstacle | number> {
  let [stored, after] = [0, 0]
  for (;;) {
    const rows = await plannedRows(importId, { after }, context)
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.line
    const made = await target.store(rows, context)
    if ('reason' in made) return made
    stored += made.length
    await sql`update import_row r set record_id = s.id, version = s.version
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as s(line int, id bigint, version bigint)
      where r.import_id = ${importId} and r.line = s.line`.execute(context.transaction)
  }
  await context.transaction
    .updateTable('import')
    .set({ committed: new Date(context.nowMs) })
    .where('import_id', '=', importId)
    .execute()
  return stored
}

/** Takes all rows of an import back, the last ones first; the row that stands in the way, or null. */
export async function takeBack(
  importId: number,
  target: ImportTarget,
  context: StoringContext,
): Promise<Obstacle | null> {
  let before = lastLine + 1
  for (;;) {
    const rows = await plannedRows(importId, { before }, context)
    const [first] = rows
    if (first === undefined) break
    before = first.line
    const obstacle = await target.takeBack(rows, context)
    if (obstacle !== null) return obstacle
  }
  await context.transaction
    .updateTable('import')
    .set({ undone: new Date(context.nowMs) })
    .where('import_id', '=', importId)
    .execute()
  return null
}

/** Some rows that are new or changed, by their line, with the records that they made, if any. */
async function plannedRows(
  importId: number,
  from: { readonly after: number } | { readonly before: number },
  { transaction }: ImportContext,
): Promise<readonly (PlannedRow & StoredRow)[]> {
  const query = transaction
    .selectFrom('import_row')
    .select(['line', 'plan', 'record_id', 'version'])
    .where('import_id', '=', importId)
    .where('state', 'in', ['new', 'changed'])
    .limit(rowsAtOnce)
  const rows =
    'after' in from
      ? await query.where('line', '>', from.after).orderBy('line').execute()
      : (await query.where('line', '<', from.before).orderBy('line', 'desc').execute()).toReversed()
  return rows.map(({ line, plan, record_id: id, version }) => ({
    line,
    plan: JSON.parse(plan ?? '') as RowPlan,
    id: id ?? 0,
    version: version ?? 0,
  }))
}

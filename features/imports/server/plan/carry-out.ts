import { sql } from 'kysely'
import type { RowPlan } from '../../rules/row-plan.ts'
import type {
  ImportContext,
  ImportTarget,
  Obstacle,
  PlannedRow,
  StoredRow,
} from '../targets/target.ts'

/** Stores the planned rows of an import, exactly those; gives their number, or the row that stands in the way. */
export async function carryOut(
  importId: number,
  target: ImportTarget,
  context: ImportContext,
): Promise<Obstacle | number> {
  const stored = await target.store(await plannedRows(importId, context), context)
  if ('reason' in stored) return stored
  await sql`update import_row r set record_id = s.id, version = s.version
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) as s(line int, id bigint, version bigint)
    where r.import_id = ${importId} and r.line = s.line`.execute(context.transaction)
  await context.transaction
    .updateTable('import')
    .set({ committed: new Date(context.nowMs) })
    .where('import_id', '=', importId)
    .execute()
  return stored.length
}

/** Takes all rows of an import back; the row that stands in the way, or null. */
export async function takeBack(
  importId: number,
  target: ImportTarget,
  context: ImportContext,
): Promise<Obstacle | null> {
  const obstacle = await target.takeBack(await plannedRows(importId, context), context)
  if (obstacle !== null) return obstacle
  await context.transaction
    .updateTable('import')
    .set({ undone: new Date(context.nowMs) })
    .where('import_id', '=', importId)
    .execute()
  return null
}

/** Rows that are new or changed, with the records that they made, if any. */
async function plannedRows(
  importId: number,
  { transaction }: ImportContext,
): Promise<readonly (PlannedRow & StoredRow)[]> {
  const rows = await transaction
    .selectFrom('import_row')
    .select(['line', 'plan', 'record_id', 'version'])
    .where('import_id', '=', importId)
    .where('state', 'in', ['new', 'changed'])
    .orderBy('line')
    .execute()
  return rows.map(({ line, plan, record_id: id, version }) => ({
    line,
    plan: JSON.parse(plan ?? '') as RowPlan,
    id: id ?? 0,
    version: version ?? 0,
  }))
}

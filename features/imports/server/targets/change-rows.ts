import { sql } from 'kysely'
import type { ImportContext, PlannedRow, StoredRow } from './target.ts'
import { versionAt } from './time-version.ts'

/** Stores the planned values of records without a version number of their own: their time of change is it. */
export async function changeRows(
  { table, key }: { readonly table: string; readonly key: string },
  rows: readonly PlannedRow[],
  { transaction, session, nowMs }: ImportContext,
): Promise<readonly StoredRow[]> {
  const stamps = { updated: new Date(nowMs), updatedby: session.userId }
  for (const { plan } of rows) {
    const values = Object.entries({ ...plan.values, ...stamps })
    const set = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${sql.table(table)} set ${sql.join(set)}
      where ${sql.ref(key)} = ${plan.record?.id ?? 0}`.execute(transaction)
  }
  return rows.map(({ line, plan }) => ({
    line,
    id: plan.record?.id ?? 0,
    version: versionAt(nowMs),
  }))
}

import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'

/** Condition over an application `t`: its form can be printed (SPEC §4, §9). A withdrawn one has none. */
export const formReadySql =
  "(t.docstatus in ('AP', 'CO') or t.docstatus = 'CL' and t.n_application_withdrawal_id is null)"

/** Asks the database whether a document of an application can be printed, by the condition that its record shows. */
export async function isFormReady(
  reader: Reader,
  {
    table,
    id,
    readySql,
  }: { readonly table: string; readonly id: number; readonly readySql: string },
): Promise<boolean> {
  const { rows } = await sql<{ readonly ready: boolean }>`
    select ${sql.raw(readySql)} as ready from ${sql.table(table)} t
    where ${sql.ref(`t.${table}_id`)} = ${id}`.execute(reader)
  return rows[0]?.ready ?? false
}

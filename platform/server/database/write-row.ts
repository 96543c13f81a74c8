import { sql } from 'kysely'
import type { Transaction } from './database.ts'

type RowKey = { readonly table: string; readonly key: string; readonly id: number }

type Written = {
  readonly columns: Readonly<Record<string, string | number | boolean | Date | null>>
  readonly userId: number
  readonly nowMs: number
}

/** Writes columns of one row of a model's table whose name is known only at run time, with who changed it and when. */
export async function writeRow(
  transaction: Transaction,
  { table, key, id }: RowKey,
  { columns, userId, nowMs }: Written,
): Promise<void> {
  const values = { ...columns, updated: new Date(nowMs), updatedby: userId }
  const set = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)}
    where ${sql.ref(key)} = ${id}`.execute(transaction)
}

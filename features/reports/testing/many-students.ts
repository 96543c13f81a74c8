import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'

const script = readFileSync(new URL('many-students.sql', import.meta.url), 'utf8')

/** Stores so many students with everything that reports count. */
export async function storeManyStudents(
  transaction: Transaction,
  { students, nowMs }: { readonly students: number; readonly nowMs: number },
): Promise<void> {
  const now = `'${new Date(nowMs).toISOString()}'`
  const filled = script.replaceAll('$students', String(students)).replaceAll('$now', now)
  await sql.raw(filled).execute(transaction)
}

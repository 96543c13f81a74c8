import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

const script = readFileSync(new URL('invariants.sql', import.meta.url), 'utf8')

/** What is wrong with the money in a database, one line each; empty is right (SECURITY §2). */
export async function brokenInvariants({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
  const { rows } = await sql.raw<{ broken: string; what: string }>(script).execute(kysely)
  return rows.map(({ broken, what }) => `${broken}: ${what}`)
}

import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

const script = readFileSync(
  new URL('../../../features/payments/server/invariants.sql', import.meta.url),
  'utf8',
)

/** What is wrong with the money in a database, one line each; empty is right (SECURITY §2). */
export async function brokenInvariants({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
  const { rows } = await sql.raw<{ broken: string; what: string }>(script).execute(kysely)
  return rows.map(({ broken, what }) => `${broken}: ${what}`)
}

/** For `afterEach`: the test that broke the money is the one that fails. */
export async function expectSoundMoney(database: Pick<Database, 'kysely'>): Promise<void> {
  const broken = await brokenInvariants(database)
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

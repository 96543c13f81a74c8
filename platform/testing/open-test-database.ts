import type { Database } from '#platform/server/database/database.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { preparePool } from '#platform/server/postgres/prepare-pool.ts'
import { withDatabase } from './test-server.ts'

/**
 * A test's database as the product opens it. TEST_POOL_URL is a pool in transaction mode in front of the server of the
 * tests; without it the database is reached directly.
 */
export async function openTestDatabase(url: string): Promise<Database> {
  const pool = process.env['TEST_POOL_URL']
  if (pool === undefined) return openPostgres(url, () => {})
  const pooled = withDatabase(pool, new URL(url).pathname.slice(1))
  await preparePool({ url: pooled, listenUrl: url })
  return openPostgres(pooled, () => {}, url)
}

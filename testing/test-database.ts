import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { findMigrations, migrate } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { copyOf, type TestDatabase } from '#platform/testing/empty-database.ts'
import { administer, testServer, withDatabase } from '#platform/testing/test-server.ts'
import {
  langtangAccount,
  langtangSettings,
  storeLangtang,
} from '#features/institution/testing/institution.factory.ts'
import {
  langtangProgrammes,
  storeUniversity,
} from '#features/institution/testing/university.factory.ts'
import { loadPlaces } from '#features/profile/server/places/load-places.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** A database of its own with the university's structure and no people, a copy of a template. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = testServer()
  await administer(server, (client) => makeTemplate(client, server))
  return copyOf(templateName)
}

/** The same for every process of a run, and made again when what it is made of has changed. */
const templateName = `template_${createHash('sha256')
  .update(
    JSON.stringify([findMigrations(root), langtangSettings, langtangAccount, langtangProgrammes]),
  )
  .digest('hex')
  .slice(0, 12)}`

/** Complete once it takes no connections any more; one that was left half made is made again. */
async function makeTemplate(client: Client, server: string): Promise<void> {
  await client.query('select pg_advisory_lock(42)')
  const known = await client.query(
    'select datallowconn as open from pg_database where datname = $1',
    [templateName],
  )
  if (known.rows[0]?.open !== false) {
    await client.query(`drop database if exists ${templateName} with (force)`)
    await client.query(`create database ${templateName}`)
    await fill(withDatabase(server, templateName))
    await client.query(`alter database ${templateName} with allow_connections false`)
  }
  await client.query('select pg_advisory_unlock(42)')
}

async function fill(url: string): Promise<void> {
  const database = openPostgres(url, () => {})
  await migrate(database, root)
  await loadPlaces(database)
  await database.transaction(async (transaction) => {
    await storeLangtang(transaction)
    await storeUniversity(transaction, { years: ['2082', '2083'], programmes: langtangProgrammes })
  })
  await database.close()
}

import { openPostgres } from '#platform/server/database/postgres.ts'
import type { Database } from '#platform/server/database/database.ts'
import { administer, testServer, withDatabase } from './test-server.ts'

let number = 0

/** A database without a table; `drop` closes and removes it. */
export async function emptyDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const server = testServer()
  const name = `empty_${process.pid}_${number++}`
  await administer(server, (client) => client.query(`create database ${name}`))
  const database = openPostgres(withDatabase(server, name), () => {})
  return {
    database,
    async drop() {
      await database.close()
      await administer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

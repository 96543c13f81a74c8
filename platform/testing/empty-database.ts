import { openPostgres } from '#platform/server/database/postgres.ts'
import type { Database } from '#platform/server/database/database.ts'
import { administer, testServer, withDatabase } from './test-server.ts'

let number = 0

export type EmptyDatabase = {
  readonly database: Database
  readonly url: string
  readonly drop: () => Promise<void>
}

/** A database without a table; `drop` closes and removes it. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const server = testServer()
  const name = `empty_${process.pid}_${number++}`
  await administer(server, (client) => client.query(`create database ${name}`))
  const url = withDatabase(server, name)
  const database = openPostgres(url, () => {})
  return {
    database,
    url,
    async drop() {
      await database.close()
      await administer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

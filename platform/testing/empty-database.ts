import type { Database } from '#platform/server/database/database.ts'
import { openTestDatabase } from './open-test-database.ts'
import { administer, testServer, withDatabase } from './test-server.ts'

let number = 0

export type TestDatabase = {
  readonly database: Database
  readonly url: string
  /** Closes and removes it. */
  readonly drop: () => Promise<void>
}

/** A database without a table. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase('')
}

/** A copy of another database that has no connections (23 ms in memory). */
export function copyOf(template: string): Promise<TestDatabase> {
  return createDatabase(`template ${template} strategy file_copy`)
}

async function createDatabase(how: string): Promise<TestDatabase> {
  const server = testServer()
  const name = `test_${process.pid}_${number++}`
  await administer(server, (client) => client.query(`create database ${name} ${how}`))
  const url = withDatabase(server, name)
  const database = await openTestDatabase(url)
  return {
    database,
    url,
    async drop() {
      await database.close()
      await administer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

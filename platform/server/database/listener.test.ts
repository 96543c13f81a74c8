import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'

let at: TestDatabase

beforeEach(async () => {
  at = await emptyDatabase()
})
afterEach(() => at.drop())

const listening = sql`from pg_stat_activity where datname = current_database() and query like 'listen %'`

async function countListening(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${listening}`.execute(
    at.database.kysely,
  )
  return rows[0]?.n ?? 0
}

it('comes back once for each time it was cut off, says that something may have been missed, and hears again', async () => {
  const heard: string[] = []
  await at.database.listen('news', (payload) => heard.push(payload))
  await at.database.listen('other', () => {})
  expect(await countListening()).toBe(1)
  for (let loss = 1; loss <= 2; loss++) {
    await sql`select pg_terminate_backend(pid) ${listening}`.execute(at.database.kysely)
    while (heard.length < loss) await wait(20)
    await wait(700) // one that came back twice would be here by then
    expect(await countListening()).toBe(1)
  }
  await at.database.notify('news', 'here')
  while (heard.length < 3) await wait(20)
  expect(heard).toEqual(['*', '*', 'here'])
})

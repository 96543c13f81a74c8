import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'
import { splitStatements } from '../database/migrate.ts'
import { rateCounts, type RateCounts } from './rate-count.ts'

const table = readFileSync(new URL('migrations/0090-rate-count.sql', import.meta.url), 'utf8')

describe('a rate count per minute', () => {
  let at: TestDatabase
  let nowMs: number
  let counts: RateCounts
  beforeAll(async () => {
    at = await emptyDatabase()
    for (const statement of splitStatements(table))
      await sql.raw(statement).execute(at.database.kysely)
  })
  afterAll(() => at.drop())
  beforeEach(async () => {
    nowMs = Date.UTC(2026, 10, 23)
    counts = rateCounts(at.database, () => nowMs)
    await sql`delete from rate_count`.execute(at.database.kysely)
  })

  it('is counted in a window that begins with the first', async () => {
    await expect(counts.add('login:a', 60_000)).resolves.toEqual({ count: 1, leftMs: 60_000 })
    nowMs += 20_000
    await expect(counts.add('login:a', 60_000)).resolves.toEqual({ count: 2, leftMs: 40_000 })
    await expect(counts.find('login:a')).resolves.toEqual({ count: 2, leftMs: 40_000 })
  })

  it('starts again once the window is over, not a moment before', async () => {
    await counts.add('login:a', 60_000)
    nowMs += 59_999
    await expect(counts.add('login:a', 60_000)).resolves.toEqual({ count: 2, leftMs: 1 })
    nowMs += 1
    await expect(counts.find('login:a')).resolves.toEqual({ count: 0, leftMs: 0 })
    await expect(counts.add('login:a', 60_000)).resolves.toEqual({ count: 1, leftMs: 60_000 })
  })

  it('is counted apart for each name, and nothing is found of one never counted', async () => {
    await counts.add('login:a', 60_000)
    await counts.add('login:b', 60_000)
    await expect(counts.find('login:b')).resolves.toMatchObject({ count: 1 })
    await expect(counts.find('login:c')).resolves.toEqual({ count: 0, leftMs: 0 })
  })

  it('loses none of many at once', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => counts.add('login:a', 60_000)))
    expect(all.map(({ count }) => count).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    )
  })

  it('is evicted when it is over, and what runs stays', async () => {
    await counts.add('old', 1_000)
    await counts.add('new', 60_000)
    nowMs += 2_000
    await counts.removeOld()
    const { rows } = await sql<{ name: string }>`select name from rate_count`.execute(
      at.database.kysely,
    )
    expect(rows).toEqual([{ name: 'new' }])
  })
})

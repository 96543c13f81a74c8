import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'
import { batches } from './snapshots.ts'

describe('a snapshot', () => {
  let at: TestDatabase
  beforeAll(async () => {
    at = await emptyDatabase()
    await sql`create table noted (n integer)`.execute(at.database.kysely)
  })
  afterAll(() => at.drop())

  const note = () => sql`insert into noted values (1)`.execute(at.database.kysely)

  it('shows the same rows until it ends, whatever is written meanwhile', async () => {
    await note()
    const counts = await at.database.snapshot(async (reader) => {
      const count = async () =>
        (await sql<{ n: number }>`select count(*) as n from noted`.execute(reader)).rows[0]?.n
      const before = await count()
      await note()
      return [before, await count()]
    })
    expect(counts).toEqual([1, 1])
  })

  it('refuses to write', async () => {
    const written = at.database.snapshot((reader) =>
      sql`insert into noted values (2)`.execute(reader),
    )
    await expect(written).rejects.toThrow(/read-only/)
  })

  it.each([0, 1, 4, 5, 9])('reads %i rows by four at a time, in their order', async (rows) => {
    const read = await at.database.snapshot(async (reader) => {
      const all: number[][] = []
      const query = sql<{
        n: number
      }>`select n from generate_series(1, ${rows}::integer) n order by n`
      for await (const batch of batches(reader, query, 4)) all.push(batch.map(({ n }) => n))
      return all
    })
    expect(read.flat()).toEqual(Array.from({ length: rows }, (_, place) => place + 1))
    expect(read.every((batch) => batch.length <= 4)).toBe(true)
  })
})

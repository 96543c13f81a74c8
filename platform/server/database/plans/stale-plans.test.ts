import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'

let at: TestDatabase
let columns = 1
beforeAll(async () => {
  at = await emptyDatabase()
  await sql`create table changing (id int primary key)`.execute(at.database.kysely)
  await sql`insert into changing values (1)`.execute(at.database.kysely)
})
afterAll(() => at.drop())

const read = 'select * from changing where id = $1'
const write = 'update changing set id = id where id = $1 returning *'
const asks = {
  'a read of the read path': () => at.database.readText(read, ['1']),
  'a write that is its own transaction': () =>
    at.database.oneWrite(({ writeText }) => writeText(write, ['1'])),
  'a typed read beside such a write': () =>
    at.database.oneWrite(({ reader }) =>
      sql`select * from changing where id = ${1}`.execute(reader),
    ),
  'a typed statement by itself': () =>
    sql`select * from changing where id = ${1}`.execute(at.database.kysely),
  'a transaction': () =>
    at.database.transaction(async (transaction) => {
      await sql`update changing set id = id where id = ${1}`.execute(transaction)
      return sql`select * from changing where id = ${1}`.execute(transaction)
    }),
}

/** On every connection of its type, so that each has it prepared. */
const askManyTimes = (ask: () => Promise<unknown>) => Promise.all(Array.from({ length: 12 }, ask))

beforeEach(() => {
  columns++
})

it.each(Object.entries(asks))('a migration by another server does not fail %s', async (_, ask) => {
  await askManyTimes(ask)
  await sql.raw(`alter table changing add column c${columns} int`).execute(at.database.kysely)
  expect(await askManyTimes(ask)).toHaveLength(12)
})

it('other errors are not repeated', async () => {
  let times = 0
  const failing = at.database.transaction(async (transaction) => {
    times++
    await sql`select 1 / ${0}::int`.execute(transaction)
  })
  await expect(failing).rejects.toThrow('division by zero')
  expect(times).toBe(1)
})

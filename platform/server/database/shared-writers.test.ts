import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Transaction } from './database.ts'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await emptyDatabase()
  await sql`create table kept (n int unique deferrable initially deferred check (n <> 13))`.execute(
    at.database.kysely,
  )
  // On each connection: a statement travels with others once it is prepared there.
  for (let time = 0; time < 8; time++) await write(1_000 + time)
})
afterAll(() => at.drop())
beforeEach(async () => {
  await sql`delete from kept`.execute(at.database.kysely)
})

/** Gives the number and the transaction it was written in. */
const write = (number: number) => ask('insert into kept values ($1) returning n, xmin', number)
const ask = (statement: string, number: number) =>
  at.database.oneWrite(({ writeText }) => writeText(statement, [String(number)]))
const settled = async (numbers: readonly number[]) =>
  (await Promise.allSettled(numbers.map(write))).map(({ status }) => status === 'fulfilled')

async function stored(): Promise<readonly number[]> {
  const rows = await at.database.kysely.executeQuery<{ n: number }>(
    sql`select n from kept order by n`.compile(at.database.kysely),
  )
  return rows.rows.map(({ n }) => n)
}

const numbersTo = (last: number) => Array.from({ length: last }, (_, number) => number + 1)
const many = numbersTo(40).map((number) => 100 + number)

it('each of many writes gets its own rows, and several are one transaction', async () => {
  const answers = await Promise.all(many.map(write))
  expect(answers.map(([row]) => Number(row?.[0]))).toEqual(many)
  expect(await stored()).toEqual(many)
  const transactions = new Set(answers.map(([row]) => row?.[1]))
  expect(transactions.size).toBeLessThan(many.length / 2)
})

it('a write alone does not wait for company', async () => {
  expect(await write(1)).toHaveLength(1)
})

it('one that fails takes no other along, and nothing is written twice', async () => {
  const numbers = [13, ...many.slice(0, 9), 13, ...many.slice(9), 13]
  expect(await settled(numbers)).toEqual(numbers.map((number) => number !== 13))
  expect(await stored()).toEqual(many)
})

it('reports a write that fails only at its commit as failed, without failing others', async () => {
  await write(7)
  const numbers = [7, ...many.slice(0, 20), 7]
  expect(await settled(numbers)).toEqual(numbers.map((number) => number !== 7))
  expect(await stored()).toEqual([7, ...many.slice(0, 20)])
})

it('of two that cannot both be, one is written', async () => {
  const outcomes = await settled([5, 5, ...many.slice(0, 6)])
  expect(outcomes.slice(0, 2).toSorted()).toEqual([false, true])
  expect(await stored()).toEqual([5, ...many.slice(0, 6)])
})

it('rejects only the statement that the database cannot read', async () => {
  const wrong = ask('insert into nothing_of_the_kind values ($1)', 1)
  await expect(Promise.all([wrong, ...many.map(write)])).rejects.toThrow('nothing_of_the_kind')
  await vi.waitFor(async () => expect(await stored()).toEqual(many))
})

it('rejects every waiting write when the connection is lost, and writes none of them', async () => {
  const { waiting } = await at.database.transaction(async (transaction) => {
    await sql`lock table kept in share mode`.execute(transaction)
    const first = many.slice(0, 4).map((number) => write(number).catch(String))
    await vi.waitFor(async () => expect(await blocked(transaction)).toBeGreaterThan(0))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction)
    return { waiting: first }
  })
  for (const answer of await Promise.all(waiting)) expect(answer).toMatch(/terminat/i)
  expect(await stored()).toEqual([])
  expect(await write(9)).toHaveLength(1)
})

async function blocked(transaction: Transaction): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction)
  return rows.length
}

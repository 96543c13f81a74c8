import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#platform/testing/empty-database.ts'

let at: TestDatabase
beforeAll(async () => {
  at = await emptyDatabase()
  // Twice on each connection: a statement travels with others once it is prepared there.
  for (let time = 0; time < 4; time++) await Promise.all([half('10'), double('10')])
})
afterAll(() => at.drop())

const half = (number: string) => at.database.readText('select 10 / $1::int', [number])
const double = (number: string) =>
  at.database.readText('select n::text, $1::int * 2 from generate_series(1, 2) n', [number])

it('each of many questions gets its own rows', async () => {
  const numbers = Array.from({ length: 50 }, (_, number) => String(number + 1))
  const answers = await Promise.all(
    numbers.map(async (number) => [await half(number), await double(number)]),
  )
  expect(answers).toEqual(
    numbers.map((number) => [
      [[String(Math.trunc(10 / Number(number)))]],
      ['1', '2'].map((n) => [n, String(Number(number) * 2)]),
    ]),
  )
})

it('one that fails takes no other along', async () => {
  const numbers = ['1', '0', '2', '0', '5', '0', '0', '10', '0', '1', '0', '0']
  const settled = await Promise.allSettled(numbers.map(half))
  expect(
    settled.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))),
  ).toEqual(
    numbers.map((number) =>
      number === '0' ? 'error: division by zero' : [[String(10 / Number(number))]],
    ),
  )
  expect(await half('2')).toEqual([['5']])
})

it('a statement that no database reads fails for who asks it, also the second time', async () => {
  const wrong = () => at.database.readText('select nothing_of_the_kind($1)', ['1'])
  const settled = await Promise.allSettled([wrong(), half('5'), wrong(), half('2'), double('1')])
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  await expect(wrong()).rejects.toThrow('nothing_of_the_kind')
})

const typed = (number: number, since: Date) =>
  at.database.oneWrite(({ reader }) =>
    sql`select ${number}::int8 as id, 100 / ${number}::numeric as share, ${since}::timestamptz as since, null::date as day,
      ${number > 5}::boolean as many, ${JSON.stringify({ number })}::jsonb as stored`
      .execute(reader)
      .then(({ rows }) => rows),
  )

it('typed questions travel together too, and their values are what they are for one alone', async () => {
  const since = new Date('2026-11-25T03:04:05.678Z')
  const numbers = Array.from({ length: 30 }, (_, at) => at % 10)
  const ask = () => Promise.allSettled(numbers.map((number) => typed(number, since)))
  const outcomes = (await ask()).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
  expect(outcomes).toEqual(
    numbers.map((number) =>
      number === 0
        ? 'failed'
        : [
            {
              id: number,
              share: 100 / number,
              since,
              day: null,
              many: number > 5,
              stored: { number },
            },
          ],
    ),
  )
  const again = (await ask()).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
  expect(again).toEqual(outcomes)
})

it('nothing is written where one only reads', async () => {
  await sql`create table kept (n int)`.execute(at.database.kysely)
  for (let time = 0; time < 4; time++)
    await expect(
      at.database.readText('insert into kept values ($1) returning n', ['1']),
    ).rejects.toThrow('read-only transaction')
})

it('rejects every waiting query when the connection is lost, and opens another for the next', async () => {
  const waiting = Array.from({ length: 8 }, () =>
    at.database
      .readText('select pg_sleep($1::float)', ['5'])
      .catch((error: Error) => error.message),
  )
  const also = Array.from({ length: 8 }, () => half('5').catch(() => 'lost'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'select pg_sleep%'`.execute(
    at.database.kysely,
  )
  for (const answer of await Promise.all(waiting)) expect(answer).toMatch(/terminat/i)
  await Promise.all(also)
  expect(await half('5')).toEqual([['2']])
})

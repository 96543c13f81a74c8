import type { PoolClient } from 'pg'
import { expect, it } from 'vitest'
import { sendInFewRoundTrips } from './round-trips.ts'
import { statementNames } from './values.ts'

/** A connection that answers when the test says so. */
function aConnection() {
  const sent: string[] = []
  const waiting: PromiseWithResolvers<object>[] = []
  const client = {
    query(asked: string | { text: string }) {
      sent.push(typeof asked === 'string' ? asked : asked.text)
      const answer = Promise.withResolvers<object>()
      waiting.push(answer)
      return answer.promise
    },
  }
  sendInFewRoundTrips(client as unknown as PoolClient, {
    nameOf: statementNames(),
    plans: { generation: 0 },
  })
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  const answered = async () => {
    waiting.shift()?.resolve({ rows: [] })
    await turn()
  }
  const failed = async () => {
    waiting.shift()?.reject(new Error('canceled'))
    await turn()
  }
  return { query: client.query, sent, answered, failed, turn }
}

/** Error message of an answer; null when it succeeds. */
async function messageOf(answer: Promise<object>): Promise<string | null> {
  return answer.then(
    () => null,
    (error: Error) => error.message,
  )
}

it('begin leaves with a first statement that only reads', async () => {
  const { query, sent } = aConnection()
  await query('begin')
  expect(sent).toEqual([])
  void query('  select 1')
  expect(sent).toEqual(['begin', '  select 1'])
})

it.each(['insert into a', 'with w as (delete from a returning 1) select 1', 'update a', ' lock a'])(
  'before %s the answer of begin is waited for, and without it nothing is written',
  async (write) => {
    const { query, sent, answered, failed, turn } = aConnection()
    await query('begin')
    void query(write)
    await turn()
    expect(sent).toEqual(['begin'])
    await answered()
    expect(sent).toEqual(['begin', write])
    await answered()
    await query('begin')
    const refused = messageOf(query(write))
    await failed()
    expect(await refused).toBe('canceled')
    expect(sent).toEqual(['begin', write, 'begin'])
  },
)

it('a read whose begin failed has failed', async () => {
  const { query, answered, failed } = aConnection()
  await query('begin')
  const refused = messageOf(query('select 1'))
  await failed()
  await answered()
  expect(await refused).toBe('canceled')
})

it.each(['commit', 'rollback'])(
  'a transaction of nothing, ended by %s, sends nothing',
  async (end) => {
    const { query, sent } = aConnection()
    await query('begin')
    expect(await query(end)).toMatchObject({ command: end.toUpperCase() })
    expect(sent).toEqual([])
  },
)

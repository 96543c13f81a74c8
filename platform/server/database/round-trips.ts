import { CompiledQuery } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import type { OneWrite, Reader, TextRows } from './database.ts'
import { type Plans, withFreshPlans } from './plans/stale-plans.ts'
import { type statementNames, textStatement } from './values.ts'

/** Says that a statement's rows are wanted as arrays of text. */
const textMark = '/* rows as text */ '

/** A statement in a transaction or one of its own, its rows as the read path gives them (`Database.readText`). */
export async function askTextIn(
  at: Reader,
  sql: string,
  parameters: readonly (string | null)[],
): Promise<TextRows> {
  const asked = CompiledQuery.raw(textMark + sql, [...parameters])
  return (await at.executeQuery<TextRows[number]>(asked)).rows
}

/** Returns the function that runs the one statement of `Database.oneWrite` in a transaction. */
export function writingOn(at: Reader): OneWrite['writeText'] {
  return (sql, parameters) => askTextIn(at, sql, parameters)
}

type Query = (...asked: unknown[]) => Promise<QueryResult>

/**
 * Makes a connection for transactions use few round trips; it has to be a pipelined one.
 *
 * - A statement with parameters is prepared once under its own name: planning a small write costs more than running it
 *   (measured: 1.8 times as many writes). Kysely has no names of its own to give.
 * - `begin` leaves together with a first statement that only reads. Before one that writes it waits for the answer, so
 *   that no write can ever run outside of its transaction. An empty transaction sends nothing.
 * - A statement by itself is repeated when its plan is stale; `Database.transaction` repeats whole transactions.
 */
export function sendInFewRoundTrips(
  client: PoolClient,
  { nameOf, plans }: { readonly nameOf: ReturnType<typeof statementNames>; readonly plans: Plans },
): void {
  const query: Query = client.query.bind(client)
  const send = (asked: readonly unknown[]) => query(...statementOf(asked, nameOf))
  let isBeginDue = false
  let isInTransaction = false

  const sendByItself = (asked: readonly unknown[]) => withFreshPlans(plans, () => send(asked))

  async function afterBegin(asked: readonly unknown[]): Promise<QueryResult> {
    const begun = query('begin')
    if (!onlyReads(asked[0])) await begun
    const [result] = await Promise.all([send(asked), begun])
    return result
  }

  async function inTransaction(...asked: readonly unknown[]): Promise<QueryResult> {
    const [text] = asked
    if (text === 'begin') {
      isBeginDue = true
      isInTransaction = true
      return nothing('BEGIN')
    }
    const isEnd = text === 'commit' || text === 'rollback'
    if (isEnd) isInTransaction = false
    if (!isBeginDue) return isInTransaction || isEnd ? send(asked) : sendByItself(asked)
    isBeginDue = false
    if (isEnd) return nothing(text.toUpperCase())
    return afterBegin(asked)
  }
  Object.defineProperty(client, 'query', { value: inTransaction })
}

function onlyReads(text: unknown): boolean {
  return typeof text === 'string' && /^\s*(?:\/\*.*?\*\/\s*)?select\s/i.test(text)
}

/** Names it, and asks for its rows as text where `askTextIn` has marked it. */
function statementOf(
  [text, values, ...rest]: readonly unknown[],
  nameOf: (text: string) => string | null,
): readonly unknown[] {
  if (typeof text !== 'string' || !Array.isArray(values)) return [text, values, ...rest]
  if (text.startsWith(textMark)) return [textStatement({ name: nameOf(text), text, values })]
  const name = values[0] === undefined ? null : nameOf(text)
  return name === null ? [text, values, ...rest] : [{ name, text, values }, ...rest]
}

function nothing(command: string): QueryResult {
  return { command, rowCount: null, oid: 0, fields: [], rows: [] }
}

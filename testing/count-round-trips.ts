import { Client } from 'pg'
import { afterAll } from 'vitest'
import { statementsOf } from './statements.ts'

export type RoundTrips = { readonly statements: number; readonly roundTrips: number }

/**
 * Counts statements of this process to its database, and the round trips they take. Statements sent while another is
 * still unanswered share its round trip. Call it before a database is opened, for one action at a time; after the tests of
 * the file the client is as it was.
 */
export function countRoundTrips(): (work: () => Promise<unknown>) => Promise<RoundTrips> {
  let counted = { statements: 0, roundTrips: 0 }
  let unanswered = 0
  const { query } = Client.prototype
  async function counting(this: Client, ...asked: unknown[]): Promise<unknown> {
    counted.statements += statementsOf(asked).length
    if (unanswered === 0) counted.roundTrips += 1
    unanswered += 1
    try {
      return await Reflect.apply(query, this, asked)
    } finally {
      unanswered -= 1
    }
  }
  Object.defineProperty(Client.prototype, 'query', { configurable: true, value: counting })
  afterAll(() => {
    Object.defineProperty(Client.prototype, 'query', { configurable: true, value: query })
  })
  return async (work) => {
    counted = { statements: 0, roundTrips: 0 }
    await work()
    return counted
  }
}

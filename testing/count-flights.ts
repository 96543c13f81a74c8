import { Client } from 'pg'
import { statementsOf } from './statements.ts'

export type Flights = { readonly statements: number; readonly flights: number }

/**
 * Counts what this process asks of its database: statements, and the flights they travel in. Statements that leave while
 * another is still unanswered share its flight. To be called before a database is opened, for one act at a time.
 */
export function countFlights(): (act: () => Promise<unknown>) => Promise<Flights> {
  let counted = { statements: 0, flights: 0 }
  let unanswered = 0
  const { query } = Client.prototype
  async function counting(this: Client, ...asked: unknown[]): Promise<unknown> {
    counted.statements += statementsOf(asked).length
    if (unanswered === 0) counted.flights += 1
    unanswered += 1
    try {
      return await Reflect.apply(query, this, asked)
    } finally {
      unanswered -= 1
    }
  }
  Object.defineProperty(Client.prototype, 'query', { configurable: true, value: counting })
  return async (act) => {
    counted = { statements: 0, flights: 0 }
    await act()
    return counted
  }
}

import { Client } from 'pg'

export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** Calls `hear` with the statements of this process to its databases as they are sent: all of one call. */
export function hearStatements(hear: (statements: readonly Statement[]) => void): void {
  const { query } = Client.prototype
  Object.defineProperty(Client.prototype, 'query', {
    configurable: true,
    value(this: Client, ...given: unknown[]): unknown {
      hear(statementsOf(given))
      return Reflect.apply(query, this, given)
    },
  })
}

/** As text with its values, or as an object of both. */
export function statementsOf([first, second]: readonly unknown[]): readonly Statement[] {
  if (typeof first === 'string') return [{ text: first, values: listOf(second) }]
  if (typeof first !== 'object' || first === null) return []
  return 'text' in first
    ? [{ text: String(first.text), values: listOf(Reflect.get(first, 'values')) }]
    : []
}

function listOf(values: unknown): readonly unknown[] {
  return Array.isArray(values) ? values : []
}

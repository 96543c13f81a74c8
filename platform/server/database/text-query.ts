import { type Client, Query } from 'pg'
import type { TextRows } from './database.ts'
import { textStatement } from './values.ts'

/**
 * Asks for rows as arrays of text, without the description of their columns that pg always asks for: with thirty columns
 * it is a quarter of the bytes (measured: own lists 0.27 of the bare join with it, 0.30 without). This is the one place
 * that knows methods of pg which its types leave out.
 */
export function askForText(
  client: Client,
  statement: Parameters<typeof textStatement>[0],
): Promise<TextRows> {
  return new Promise((resolve, reject) => {
    const query = new Undescribed(textStatement(statement))
    const settle = (error: Error | null) =>
      error === null ? resolve(query.answered) : reject(error)
    client.query(Object.assign(query, { callback: settle }))
  })
}

type Prepares = { readonly prepare: (connection: object) => void }

class Undescribed extends Query {
  readonly answered: (string | null)[][] = []

  prepare(connection: object): void {
    const silent = Object.create(connection, { describe: { value: () => {} } })
    const { prepare } = Query.prototype as unknown as Prepares
    prepare.call(this, silent)
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    this.answered.push(fields)
  }
}

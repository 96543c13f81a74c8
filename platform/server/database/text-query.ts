import { Query } from 'pg'
import type { TextRows } from './database.ts'

export type Asked = {
  /** Prepared under it; null: not prepared. */
  readonly name: string | null
  readonly text: string
  readonly values: readonly (string | null)[]
}

/**
 * Asks for rows as arrays of text. Nobody asks what its columns are, so the database does not say it: with thirty columns
 * that is a quarter of what travels, and read anew with every answer.
 */
export function askForText(ask: (query: Query) => unknown, asked: Asked): Promise<TextRows> {
  return new Promise((resolve, reject) => {
    ask(new TextQuery(asked, (error, rows) => (error ? reject(error) : resolve(rows))))
  })
}

/** What pg's connection does for a query that has a text or a name (the package's types leave it out). */
type Wire = {
  readonly stream: { cork(): void; uncork(): void }
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly submittedNamedStatements: Record<string, string>
  parse(statement: { readonly text: string; readonly name: string }): void
  bind(values: { readonly statement: string; readonly values: readonly unknown[] }): void
  execute(): void
  sync(): void
}

type Heard = (error: Error | null, rows: TextRows) => void

class TextQuery extends Query {
  readonly #asked: Asked
  readonly #rows: (string | null)[][] = []

  constructor(asked: Asked, hear: Heard) {
    super({ text: asked.text, values: [...asked.values] }, (error?: Error | null) =>
      hear(error ?? null, this.#rows),
    )
    this.#asked = asked
    if (asked.name !== null) Object.assign(this, { name: asked.name })
  }

  /** As pg does it, without the message that asks for a description. */
  override submit = (connection: unknown): void => {
    const wire = connection as Wire
    const { name, text, values } = this.#asked
    const statement = name ?? ''
    const isKnown =
      name !== null &&
      (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined
    wire.stream.cork()
    if (!isKnown) wire.parse({ text, name: statement })
    if (name !== null && !isKnown) wire.submittedNamedStatements[name] = text
    wire.bind({ statement, values })
    wire.execute()
    wire.sync()
    wire.stream.uncork()
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    this.#rows.push(fields)
  }
}

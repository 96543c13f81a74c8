import pg, { Query } from 'pg'
import type { TextRows } from './database.ts'
import { isOutage } from './outage.ts'

export type TextStatement = {
  /** Prepared under it; null: not prepared. */
  readonly name: string | null
  readonly text: string
  /** Any value that pg accepts. */
  readonly values: readonly unknown[]
}

/** A question and who hears its rows, or why there are none. */
export type Question = TextStatement & {
  readonly resolve: (rows: TextRows) => void
  readonly reject: (error: Error) => void
}

type Ask = (query: Query) => unknown

/**
 * Asks for rows as arrays of text. The column descriptions are not requested: with thirty columns they are a quarter of
 * the bytes, and would be parsed again with every answer.
 */
export function askForText(ask: Ask, asked: TextStatement): Promise<TextRows> {
  return new Promise((resolve, reject) => {
    ask(new TextQuery([{ ...asked, resolve, reject }], ask))
  })
}

/**
 * Questions that only read, each prepared on this connection before: the database answers all of them in one write and
 * begins and ends one transaction for them. After one that fails it answers none of the others, so those are asked again,
 * each by itself.
 */
export function askTogether(ask: Ask, questions: readonly Question[]): void {
  if (questions.length > 0) ask(new TextQuery(questions, ask))
}

/**
 * Statements that write, each prepared on this connection before, as one transaction: they are committed by one write
 * to the disk. When one fails, none is stored, and each is run again by itself. If the connection is lost we cannot
 * know whether they were committed, so nothing is repeated on another connection.
 */
export function writeAsOne(ask: Ask, questions: readonly Question[]): void {
  ask(new WritesAsOne(questions, ask))
}

/** Methods of pg's connection for a query with a text or a name (the package's types leave them out). */
type Wire = {
  readonly stream: { cork(): void; uncork(): void }
  readonly parsedStatements: Readonly<Record<string, string>>
  readonly submittedNamedStatements: Record<string, string>
  parse(statement: { readonly text: string; readonly name: string }): void
  bind(values: {
    readonly statement: string
    readonly values: readonly unknown[]
    readonly valueMapper: (value: unknown) => unknown
  }): void
  execute(): void
  sync(): void
}

/** Converts a value as pg sends it (the package's types leave it out). */
const { prepareValue } = (
  pg as unknown as { readonly utils: { readonly prepareValue: (value: unknown) => unknown } }
).utils

class TextQuery extends Query {
  readonly questions: readonly Question[]
  readonly #ask: Ask
  readonly #answers: (string | null)[][][] = [[]]

  constructor(questions: readonly Question[], ask: Ask) {
    super('', () => {})
    this.questions = questions
    this.#ask = ask
    // By it pg remembers that a statement was prepared: it is asked by itself then.
    const [{ name, text } = { name: null }] = questions
    if (questions.length === 1 && name !== null) Object.assign(this, { name, text })
  }

  /** As pg does it, without the message that asks for a description. */
  override submit = (connection: unknown): void => {
    const wire = connection as Wire
    wire.stream.cork()
    for (const question of this.questions) send(question, wire)
    wire.sync()
    wire.stream.uncork()
  }

  handleDataRow({ fields }: { readonly fields: (string | null)[] }): void {
    this.#answers.at(-1)?.push(fields)
  }

  handleCommandComplete(): void {
    this.#answers.push([])
  }

  /** Only now what was asked is done: a statement of its own has been committed. */
  handleReadyForQuery(): void {
    this.questions.forEach(({ resolve }, at) => resolve(this.#answers[at] ?? []))
  }

  /** An error after the last one's rows counts as that one's failure: a statement of its own was not committed. */
  handleError(error: Error): void {
    const failed = Math.min(this.#answers.length, this.questions.length) - 1
    this.questions.forEach((question, at) => {
      if (at < failed) question.resolve(this.#answers[at] ?? [])
      else if (at === failed) question.reject(error)
      else this.askAgain(question)
    })
  }

  protected askAgain(question: Question): void {
    this.#ask(new TextQuery([question], this.#ask))
  }
}

class WritesAsOne extends TextQuery {
  override handleError(error: Error): void {
    const isLast = this.questions.length === 1 || isOutage(error)
    for (const question of this.questions)
      if (isLast) question.reject(error)
      else this.askAgain(question)
  }
}

function send({ name, text, values }: Question, wire: Wire): void {
  const statement = name ?? ''
  if (name === null || !isPrepared(name, wire)) wire.parse({ text, name: statement })
  if (name !== null && !isPrepared(name, wire)) wire.submittedNamedStatements[name] = text
  wire.bind({ statement, values, valueMapper: prepareValue })
  wire.execute()
}

function isPrepared(name: string, wire: Wire): boolean {
  return (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) !== undefined
}

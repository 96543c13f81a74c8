import { setImmediate as turnOver } from 'node:timers/promises'
import type { Client, Query } from 'pg'
import type { OneWrite, TextRows } from './database.ts'
import { sharedConnection, type Sharing } from './shared-connection.ts'
import { askForText, type Question, writeAsOne } from './text-query.ts'
import { statementNames } from './values.ts'

/** Most writes of one transaction: a write behind them waits only shortly. */
const mostTogether = 8

type Write = Omit<Question, 'name' | 'reject'> & { readonly reject: (error: unknown) => void }
type NamedWrite = Write & Pick<Question, 'name'>

/**
 * Connections for statements that are their own transaction. A free connection takes all that wait as one transaction:
 * under load there are fewer commits, and no statement waits for others to come. A statement must not wait for a lock
 * that is held for long, because others may be in its transaction; one that fails does not fail the others.
 */
export function sharedWriters(sharing: Sharing) {
  const all = Array.from({ length: sharing.connections }, () =>
    sharedConnection(sharing, { readOnly: false, asking: writingOn }),
  )
  const free = [...all]
  const waiting: Write[] = []
  let isDue = false

  /** At the end of the turn, so that what it brings goes together. */
  async function takeWhatWaits(): Promise<void> {
    if (isDue) return
    isDue = true
    await turnOver()
    isDue = false
    while (waiting.length > 0) {
      const connection = free.shift()
      if (connection === undefined) return
      void write(connection, waiting.splice(0, mostTogether))
    }
  }

  async function write(connection: (typeof all)[number], writes: readonly Write[]): Promise<void> {
    try {
      await (
        await connection.asking()
      )(writes)
    } catch (error) {
      for (const { reject } of writes) reject(error)
    }
    free.push(connection)
    void takeWhatWaits()
  }

  const writeText: OneWrite['writeText'] = (text, values) =>
    new Promise<TextRows>((resolve, reject) => {
      waiting.push({ text, values, resolve, reject })
      void takeWhatWaits()
    })
  return { writeText, close: () => Promise.all(all.map((each) => each.close())) }
}

/** Settles when all of the writes have. */
function writingOn(client: Client) {
  const nameOf = statementNames()
  const prepared = new Set<string>()
  const ask = (query: Query) => client.query(query)

  /** Prepares it as well: only what is prepared can go with others. */
  async function alone({ resolve, reject, ...asked }: NamedWrite): Promise<void> {
    try {
      resolve(await askForText(ask, asked))
      if (asked.name !== null) prepared.add(asked.name)
    } catch (error) {
      reject(error)
    }
  }

  return async (writes: readonly Write[]): Promise<void> => {
    const questions = writes.map((each) => ({ ...each, name: nameOf(each.text) }))
    const isPrepared = ({ name }: NamedWrite) => name !== null && prepared.has(name)
    const together = settling(questions.filter(isPrepared))
    if (together.questions.length > 0) writeAsOne(ask, together.questions)
    const others = questions.filter((each) => !isPrepared(each))
    await Promise.all([together.settled, ...others.map(alone)])
  }
}

/** The same questions, and when the last of them is answered. */
function settling(questions: readonly NamedWrite[]) {
  const settled = questions.map((question) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    return {
      promise,
      question: {
        ...question,
        resolve: (rows: TextRows) => [question.resolve(rows), resolve()],
        reject: (error: Error) => [question.reject(error), resolve()],
      },
    }
  })
  return {
    questions: settled.map(({ question }) => question),
    settled: Promise.all(settled.map(({ promise }) => promise)),
  }
}

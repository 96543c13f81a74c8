import type { Socket } from 'node:net'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Client, Query } from 'pg'
import { invariant } from '#platform/pure/invariant.ts'
import type { Database, TextRows } from './database.ts'
import { sharedConnection, type Sharing } from './shared-connection.ts'
import type { Tables } from './tables.ts'
import { type TextStatement, askForText, askTogether, type Question } from './text-query.ts'
import { statementNames, typedRows } from './values.ts'

/** Then the database begins to work; with all of a turn at once it and the server would wait for each other. */
const mostTogether = 4

/** Connections everybody reads on: questions of one turn of the event loop leave in one write, and writing is refused. */
export function sharedReaders(sharing: Sharing) {
  const all = Array.from({ length: sharing.connections }, () =>
    sharedConnection(sharing, { readOnly: true, asking: readingOn }),
  )
  let turn = 0
  const next = () => {
    const one = all[turn++ % all.length]
    invariant(one !== undefined, 'there are connections')
    return one.asking()
  }
  const askText: Database['readText'] = async (text, values) => (await next()).askText(text, values)
  return {
    askText,
    typed: new Kysely<Tables>({ dialect: dialectOf(async () => (await next()).typed) }),
    close: () => Promise.all(all.map((each) => each.close())),
  }
}

/** Kysely's PostgreSQL dialect on shared connections. */
function dialectOf(next: () => Promise<DatabaseConnection>): Dialect {
  class SharedDriver extends DummyDriver {
    override acquireConnection = next
  }
  return {
    createDriver: () => new SharedDriver(),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  }
}

/** The two ways to ask on one of them. */
function readingOn(client: Client, socket: Socket) {
  const nameOf = statementNames()
  const prepared = new Set<string>()
  const described = new Map<string, ReturnType<typeof typedRows>>()
  const ask = (query: Query) => client.query(query)
  let together: Question[] = []

  /** Questions of one turn leave in one write: that system call costs more than the bytes (+28 % reads). */
  function hold(): void {
    if (socket.writableCorked > 0) return
    socket.cork()
    setImmediate(() => {
      askHeld()
      socket.uncork()
    })
  }

  function askHeld(): void {
    askTogether(ask, together)
    together = []
  }

  async function askAlone(asked: TextStatement): Promise<TextRows> {
    const rows = await askForText(ask, asked)
    if (asked.name !== null) prepared.add(asked.name)
    return rows
  }

  /** A statement that was prepared on this connection, in a turn whose questions are held. */
  function askWithOthers(asked: TextStatement): Promise<TextRows> {
    return new Promise((resolve, reject) => {
      together.push({ ...asked, resolve, reject })
      if (together.length < mostTogether) return
      askHeld()
      socket.uncork()
    })
  }

  function askText(text: string, values: readonly (string | null)[]): Promise<TextRows> {
    hold()
    const asked = { name: nameOf(text), text, values }
    const isPrepared = asked.name !== null && prepared.has(asked.name)
    return isPrepared ? askWithOthers(asked) : askAlone(asked)
  }

  /** The first time a statement is asked the database describes its columns, which stay what they are. */
  const typed: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      hold()
      const name = nameOf(sql)
      const known = name === null ? undefined : described.get(name)
      if (known !== undefined) {
        const rows = await askWithOthers({ name, text: sql, values: parameters })
        return { rows: known(rows) as Row[] }
      }
      const asked = { text: sql, values: [...parameters], ...(name === null ? {} : { name }) }
      const { rows, fields } = await client.query(asked)
      if (name !== null) described.set(name, typedRows(fields))
      return { rows: rows as Row[] }
    },
    streamQuery: () => {
      throw new Error('What many share is not kept busy by a stream')
    },
  }
  return { askText, typed }
}

import { Socket } from 'node:net'
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
import { Client, type Query } from 'pg'
import { invariant } from '#platform/pure/invariant.ts'
import type { Database, TextRows } from './database.ts'
import type { Tables } from './tables.ts'
import { type Asked, askForText, askTogether, type Question } from './text-query.ts'
import { asValues, statementNames } from './values.ts'

/** The two ways to ask on a shared connection. */
type Connection = {
  askText(text: string, values: readonly (string | null)[]): Promise<TextRows>
  readonly typed: DatabaseConnection
  end(): Promise<void>
}

type Sharing = {
  readonly url: string
  readonly connections: number
  /** Statements that write, each a transaction of its own; else writing is refused. */
  readonly mayWrite: boolean
  readonly onLost: (error: Error) => void
}

/** Then the database begins to work; with all of a turn at once it and the server would wait for each other. */
const mostTogether = 4

/**
 * Pipelined connections that everybody shares: questions of one turn of the event loop leave in one write. Nobody has one for
 * themselves, so there are no transactions on them, and nothing may be asked here that waits for somebody's lock.
 */
export function sharedConnections(sharing: Sharing) {
  const all = Array.from({ length: sharing.connections }, () => sharedConnection(sharing))
  let turn = 0
  const next = () => {
    const one = all[turn++ % all.length]
    invariant(one !== undefined, 'there are connections')
    return one.connection()
  }
  const askText: Database['readText'] = async (text, values) => (await next()).askText(text, values)
  return {
    askText,
    typed: new Kysely<Tables>({ dialect: dialectOf(async () => (await next()).typed) }),
    close: () => Promise.all(all.map((each) => each.close())),
  }
}

/** PostgreSQL on connections that belong to nobody. */
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

/** One of them, opened by its first question, and again by the next after it was lost. */
function sharedConnection({ url, mayWrite, onLost }: Sharing) {
  let opening: Promise<Connection> | null = null

  function connect() {
    const forget = () => {
      if (opening === connecting) opening = null
    }
    const connecting = open(forget)
    void connecting.catch(forget)
    return connecting
  }

  async function open(forget: () => void): Promise<Connection> {
    const socket = new Socket()
    const client = new Client({
      connectionString: url,
      stream: () => socket,
      pipeline: true,
      types: asValues,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 5_000,
      options: `-c TimeZone=UTC -c default_transaction_read_only=${mayWrite ? 'off' : 'on'}`,
    })
    client.on('error', (error) => {
      forget()
      onLost(error)
    })
    client.on('end', forget)
    await client.connect()
    return connectionOf(client, socket, mayWrite)
  }

  return {
    connection: () => (opening ??= connect()),
    close: async () => (await opening)?.end(),
  }
}

function connectionOf(client: Client, socket: Socket, mayWrite: boolean): Connection {
  const nameOf = statementNames()
  const prepared = new Set<string>()
  const ask = (query: Query) => client.query(query)
  let together: Question[] = []

  /** What is asked in one turn leaves in one write: that system call costs more than the bytes (+28 % reads). */
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

  async function askAlone(asked: Asked): Promise<TextRows> {
    const rows = await askForText(ask, asked)
    if (asked.name !== null) prepared.add(asked.name)
    return rows
  }

  return {
    askText(text, values) {
      hold()
      const asked = { name: nameOf(text), text, values }
      if (mayWrite || asked.name === null || !prepared.has(asked.name)) return askAlone(asked)
      return new Promise((resolve, reject) => {
        together.push({ ...asked, resolve, reject })
        if (together.length < mostTogether) return
        askHeld()
        socket.uncork()
      })
    },
    typed: {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        hold()
        const name = nameOf(sql)
        const asked = { text: sql, values: [...parameters], ...(name === null ? {} : { name }) }
        return { rows: (await client.query(asked)).rows as Row[] }
      },
      streamQuery: () => {
        throw new Error('What many share is not kept busy by a stream')
      },
    },
    end: () => client.end(),
  }
}

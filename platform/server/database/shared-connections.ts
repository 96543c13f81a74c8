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
import { Client, type QueryConfig } from 'pg'
import { invariant } from '#platform/pure/invariant.ts'
import type { Database, TextRows } from './database.ts'
import type { Tables } from './tables.ts'
import { isOutage } from './outage.ts'
import { type Plans, withFreshPlans } from './plans/stale-plans.ts'
import { sessionOf } from './session.ts'
import { askForText } from './text-query.ts'
import { asValues, statementNames } from './values.ts'

type Sharing = {
  readonly url: string
  readonly connections: number
  readonly readOnly: boolean
  /** Most statements of one transaction: one behind them waits only shortly. */
  readonly together: number
  readonly onLost: (error: Error) => void
  readonly isPooled: boolean
  readonly plans: Plans
}

type Connection = {
  readonly askText: Database['readText']
  readonly typed: DatabaseConnection
}

/**
 * Pipelined connections that several callers share, used in turn. No caller may begin a transaction on them, or send a
 * statement that waits for a lock that is held for long.
 */
export function sharedConnections(sharing: Sharing) {
  const all = Array.from({ length: sharing.connections }, () => sharedConnection(sharing))
  let turn = 0
  const next = () => {
    const one = all[turn++ % all.length]
    invariant(one !== undefined, 'there are connections')
    return one.connected()
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

/** The first statement opens it; after a loss the next one opens it again. */
function sharedConnection({ url, readOnly, together, onLost, isPooled, plans }: Sharing) {
  type Open = Connection & { readonly client: Client }
  let opening: Promise<Open> | null = null

  function connect() {
    const drop = () => {
      if (opening === connecting) opening = null
    }
    const connecting = open(drop)
    void connecting.catch(drop)
    return connecting
  }

  async function open(drop: () => void): Promise<Open> {
    const socket = new Socket()
    const client = new Client({
      connectionString: url,
      stream: () => socket,
      pipeline: true,
      types: asValues,
      connectionTimeoutMillis: 5_000,
      ...sessionOf(isPooled, { statementMs: 5_000, isReadOnly: readOnly }),
    })
    client.on('error', (error) => {
      drop()
      onLost(error)
    })
    client.on('end', drop)
    await client.connect()
    const nameOf = statementNames(isPooled, plans)
    return { client, ...askingOn(client, { socket, together, nameOf, plans }) }
  }

  return {
    connected: () => (opening ??= connect()),
    close: async () => (await opening)?.client.end(),
  }
}

type Rows = readonly unknown[]
type Waiting = {
  readonly send: () => Promise<Rows>
  readonly resolve: (rows: Rows) => void
  readonly reject: (error: unknown) => void
}

/** Statements of one turn of the event loop leave in one write: that system call costs more than the bytes. */
function askingOn(
  client: Client,
  {
    socket,
    together,
    nameOf,
    plans,
  }: {
    readonly socket: Socket
    readonly together: number
    readonly nameOf: ReturnType<typeof statementNames>
    readonly plans: Plans
  },
): Connection {
  const waiting: Waiting[] = []

  function ask(send: Waiting['send']): Promise<Rows> {
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(sendWaiting)
      waiting.push({ send, resolve, reject })
    })
  }

  function sendWaiting(): void {
    socket.cork()
    while (waiting.length > 0) void sendAsOne(client, waiting.splice(0, together), plans)
    socket.uncork()
  }

  return {
    askText: (text, values) =>
      ask(() => askForText(client, { name: nameOf(text), text, values })) as Promise<TextRows>,
    typed: {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        const rows = await ask(async () => {
          const name = nameOf(sql)
          const named: QueryConfig = name === null ? { text: sql } : { text: sql, name }
          return (await client.query({ ...named, values: [...parameters] })).rows
        })
        return { rows: rows as Row[] }
      },
      streamQuery: () => {
        throw new Error('a shared connection does not stream')
      },
    },
  }
}

/**
 * One transaction for several statements costs the database less than one for each. If any of them or the commit fails,
 * none has happened, and each is sent again by itself; after a lost connection that is unknown, so none is repeated.
 */
async function sendAsOne(
  client: Client,
  together: readonly Waiting[],
  plans: Plans,
): Promise<void> {
  if (together.length === 1) return sendAlone(together, plans)
  const sent = [
    client.query('begin'),
    ...together.map(({ send }) => send()),
    client.query('commit'),
  ]
  try {
    const [, ...answers] = await Promise.all(sent)
    together.forEach(({ resolve }, at) => resolve(answers[at] as Rows))
  } catch (error) {
    await Promise.allSettled(sent)
    if (isOutage(error)) for (const { reject } of together) reject(error)
    else sendAlone(together, plans)
  }
}

function sendAlone(each: readonly Waiting[], plans: Plans): void {
  for (const { send, resolve, reject } of each)
    void withFreshPlans(plans, send).then(resolve, reject)
}

import { Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, Pool, types } from 'pg'
import type { CustomTypesConfig } from 'pg'
import { postgresLock } from '../jobs/postgres-lock.ts'
import type { Database, TextRows } from './database.ts'
import { sendInFewFlights } from './flights.ts'
import { listener } from './listener.ts'
import { askForText } from './text-query.ts'
import { parsersByOid, statementNames } from './values.ts'
import type { Tables } from './tables.ts'

/** For a client of one's own whose values are to look as they do everywhere. */
export const asValues: CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0]) =>
    parsersByOid[oid] ?? types.getTypeParser(oid),
}

/** What one process opens at most. */
const most = { transactions: 4, reads: 2, listening: 1, locks: 2 } as const
export const connectionsOfProcess = most.transactions + most.reads + most.listening + most.locks

/**
 * PostgreSQL: at most 4 connections for transactions and 2 pipelined ones for reads; more busy
 * backends than that give long tails on small machines (PERFORMANCE, "Build on" 1).
 */
export function openPostgres(url: string, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: most.transactions,
    pipeline: true,
    types: asValues,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    options: '-c TimeZone=UTC',
  })
  hearLosses(pool, onLost)
  pool.on('connect', sendInFewFlights)
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const readers = [reader(url, onLost), reader(url, onLost)] as const
  const ear = listener(url, onLost)
  const lockPool = new Pool({
    connectionString: url,
    max: most.locks,
    connectionTimeoutMillis: 5_000,
  })
  hearLosses(lockPool, onLost)
  let turn = 0
  return {
    kysely,
    readText: (text, parameters) => (readers[turn++ % 2] ?? readers[0]).read(text, parameters),
    transaction: (work) => kysely.transaction().execute(work),
    look: (work) => kysely.transaction().execute(work),
    async notify(channel, payload, transaction) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(transaction ?? kysely)
    },
    listen: ear.listen,
    jobLock: postgresLock(lockPool),
    async close() {
      await Promise.all([lockPool.end(), ...readers.map((each) => each.close()), ear.close()])
      await kysely.destroy()
    },
  }
}

/** A connection that is lost while somebody has it: who waits for an answer hears it too, the process lives on. */
function hearLosses(pool: Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {}) // of an idle connection, heard above
}

/** One pipelined read-only connection, reopened by the next read after it was lost. */
function reader(url: string, onLost: (error: Error) => void) {
  const nameOf = statementNames()
  let opening: Promise<{ readonly client: Client; readonly socket: Socket }> | null = null

  function connect() {
    const forget = () => {
      if (opening === connecting) opening = null
    }
    const connecting = open(forget)
    void connecting.catch(forget)
    return connecting
  }

  async function open(forget: () => void) {
    const socket = new Socket()
    const client = new Client({
      connectionString: url,
      stream: () => socket,
      pipeline: true,
      connectionTimeoutMillis: 5_000,
      statement_timeout: 5_000,
      options: '-c TimeZone=UTC -c default_transaction_read_only=on',
    })
    client.on('error', (error) => {
      forget()
      onLost(error)
    })
    client.on('end', forget)
    await client.connect()
    return { client, socket }
  }

  async function read(text: string, values: readonly (string | null)[]): Promise<TextRows> {
    opening ??= connect()
    const { client, socket } = await opening
    writeTogether(socket)
    return askForText((query) => client.query(query), { name: nameOf(text), text, values })
  }

  return { read, close: async () => (await opening)?.client.end() }
}

/** Queries of one turn of the event loop leave in one write: that system call costs more than their bytes (+28 % reads). */
function writeTogether(socket: Socket): void {
  if (socket.writableCorked > 0) return
  socket.cork()
  setImmediate(() => socket.uncork())
}

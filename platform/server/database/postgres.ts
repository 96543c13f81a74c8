import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { postgresLock } from '../jobs/postgres-lock.ts'
import type { Database } from './database.ts'
import { sendInFewRoundTrips } from './round-trips.ts'
import { listener } from './listener.ts'
import { withFreshPlans } from './plans/stale-plans.ts'
import { sessionOf, usualStatementMs } from './session.ts'
import { asValues, statementNames } from './values.ts'
import { sharedConnections } from './shared-connections.ts'
import { openSnapshots } from './snapshots.ts'
import type { Tables } from './tables.ts'

/** Most connections that one process opens, by use. */
const most = {
  transactions: 4,
  reads: 2,
  writes: 2,
  listening: 1,
  locks: 2,
  snapshots: 2,
} as const
const forReads = { connections: most.reads, readOnly: true, together: 1 }
const forWrites = { connections: most.writes, readOnly: false, together: 8 }
export const connectionsOfProcess = Object.values<number>(most).reduce((sum, each) => sum + each)

/**
 * PostgreSQL: at most 4 connections for transactions, and pipelined ones, 2 for reads and 2 for statements that are their own
 * transaction; more busy backends than that give long tails on small machines (PERFORMANCE, "Build on" 1).
 *
 * `listenUrl`: `url` is a pool in transaction mode. Notifications and the locks of jobs, which need a session, use this one.
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  listenUrl: string | null = null,
): Database {
  const isPooled = listenUrl !== null
  const plans = { generation: 0 }
  const pool = new Pool({
    connectionString: url,
    max: most.transactions,
    pipeline: true,
    types: asValues,
    connectionTimeoutMillis: 5_000,
    ...sessionOf(isPooled, { statementMs: usualStatementMs }),
  })
  hearLosses(pool, onLost)
  pool.on('connect', (client) =>
    sendInFewRoundTrips(client, { nameOf: statementNames(isPooled, plans), plans }),
  )
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const sharing = { url, onLost, isPooled, plans }
  const readers = sharedConnections({ ...sharing, ...forReads })
  const writers = sharedConnections({ ...sharing, ...forWrites })
  const ear = listener(listenUrl ?? url, onLost)
  const lockPool = new Pool({
    connectionString: listenUrl ?? url,
    max: most.locks,
    connectionTimeoutMillis: 5_000,
  })
  hearLosses(lockPool, onLost)
  const snapshots = openSnapshots(url, { connections: most.snapshots, isPooled })
  hearLosses(snapshots.pool, onLost)
  const transaction: Database['transaction'] = (work) =>
    withFreshPlans(plans, () => kysely.transaction().execute(work))
  return {
    kysely,
    readText: readers.askText,
    oneWrite: (work) => work({ reader: readers.typed, writeText: writers.askText }),
    transaction,
    look: transaction,
    snapshot: snapshots.read,
    async notify(channel, payload, transaction) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(transaction ?? kysely)
    },
    listen: ear.listen,
    jobLock: postgresLock(lockPool),
    poolState: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await Promise.all([
        lockPool.end(),
        snapshots.close(),
        readers.close(),
        writers.close(),
        ear.close(),
      ])
      await kysely.destroy()
    },
  }
}

/** Reports a connection that is lost while in use. Its caller gets the error too; the process continues. */
function hearLosses(pool: Pool, onLost: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', onLost))
  pool.on('error', () => {}) // of an idle connection, heard above
}

import { type Client, escapeIdentifier } from 'pg'
import { throughOutage } from '../database/outage.ts'
import { idleInTransactionMs, usualStatementMs } from '../database/session.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { withClient } from './with-client.ts'

type Pool = {
  /** Address of the pool. */
  readonly url: string
  /** Address of the PostgreSQL behind it. */
  readonly listenUrl: string
}

const defaults = {
  timezone: 'UTC',
  statement_timeout: `${usualStatementMs / 1_000}s`,
  idle_in_transaction_session_timeout: `${idleInTransactionMs / 1_000}s`,
} as const

/**
 * Makes the parameters that our sessions need the defaults of our role in this database, since a pool in transaction mode gives
 * no session of one's own. Idle connections from before are ended: the pool opens new ones. Throws ClusterProblem if the pool
 * leads elsewhere, or lends a connection with other parameters.
 */
export async function preparePool({ url, listenUrl }: Pool): Promise<void> {
  if ((await on(url, databaseOf)) !== (await on(listenUrl, databaseOf)))
    throw new ClusterProblem(otherLine)
  await on(listenUrl, setDefaults)
  if (await on(url, hasDefaults)) return
  await on(listenUrl, endIdle)
  // The pool may lend a connection that was ended a moment ago.
  if (!(await throughOutage(() => on(url, hasDefaults)))) throw new ClusterProblem(oldLine)
}

async function setDefaults(client: Client): Promise<void> {
  const { rows } = await client.query('select current_user as role, current_database() as name')
  const [role, name] = [escapeIdentifier(rows[0].role), escapeIdentifier(rows[0].name)]
  for (const [parameter, value] of Object.entries(defaults))
    await client.query(`alter role ${role} in database ${name} set ${parameter} = '${value}'`)
}

async function hasDefaults(client: Client): Promise<boolean> {
  for (const [parameter, value] of Object.entries(defaults)) {
    const { rows } = await client.query('select current_setting($1) as value', [parameter])
    if (rows[0].value !== value) return false
  }
  return true
}

async function endIdle(client: Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and datname = current_database() and state = 'idle' and pid <> pg_backend_pid()`,
  )
}

const otherLine =
  'DATABASE_LISTEN_URL: this is another database than the one behind the pool of DATABASE_URL. Give the address of the PostgreSQL that the pool uses.'
const oldLine =
  'DATABASE_URL: the pool lends connections with other settings than the defaults of our role. Send RECONNECT to PgBouncer, and remove connect_query and options that set timezone or time limits.'

/** A mark of the database itself, whatever its address. */
async function databaseOf(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select (select system_identifier from pg_control_system())::text || '/' || oid as mark
      from pg_database where datname = current_database()`,
  )
  return rows[0].mark
}

/** The work at an address. */
function on<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  return withClient({ connectionString: url }, work)
}

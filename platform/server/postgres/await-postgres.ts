import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { isOutage } from '../database/outage.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { withClient } from './with-client.ts'

const oldestVersion = 150_000
const retryMs = 1_000

/**
 * Resolves when the PostgreSQL of an address answers and can be used. One that is away is asked again every second, at most
 * `patienceMs` long; `onWait` is called once. Throws ClusterProblem, or the error of the last try.
 */
export async function awaitPostgres(
  url: string,
  { patienceMs, onWait }: { readonly patienceMs: number; readonly onWait: (why: Error) => void },
): Promise<void> {
  const began = performance.now()
  for (let tries = 0; ; tries++)
    try {
      await withClient({ connectionString: url }, (first) =>
        withClient({ connectionString: url }, (second) => checkServer(first, second)),
      )
      await checkSession(url)
      return
    } catch (error) {
      if (!(error instanceof Error) || !isAway(error)) throw error
      if (performance.now() - began + retryMs > patienceMs) throw error
      if (tries === 0) onWait(error)
      await wait(retryMs)
    }
}

/** A host with several addresses was tried at each; the driver's own time-out has no code. */
function isAway(error: Error): boolean {
  if (error instanceof AggregateError) return isAway(error.errors[0])
  return isOutage(error) || error.message === 'timeout expired'
}

async function checkServer(first: Client, second: Client): Promise<void> {
  const { rows } = await first.query(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const { number, version } = rows[0]
  if (number < oldestVersion)
    throw new ClusterProblem(
      `DATABASE_URL: this is PostgreSQL ${version}; 15 or newer is needed. Upgrade it, or use the bundled one: remove DATABASE_URL.`,
    )
  if ((await backendOf(first)) === (await backendOf(second))) throw new ClusterProblem(poolLine)
}

/** Two connections that are open at once have two backends, unless a pool lends one to each statement in turn. */
async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0].pid
}

const poolLine =
  'DATABASE_URL: this is a connection pool such as PgBouncer, which does not give each connection a session of its own. Give the address of the PostgreSQL itself.'

/** A pool refuses or ignores what a connection of ours asks for at its start. */
async function checkSession(url: string): Promise<void> {
  const config = { connectionString: url, statement_timeout: 15_000, options: '-c TimeZone=UTC' }
  try {
    await withClient(config, async (client) => {
      const { rows } = await client.query(`select current_setting('TimeZone') as zone`)
      if (rows[0].zone !== 'UTC') throw new ClusterProblem(poolLine)
    })
  } catch (error) {
    const isRefused = error instanceof Error && /unsupported startup parameter/.test(error.message)
    throw isRefused ? new ClusterProblem(poolLine) : error
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from './binaries.ts'
import { type ClusterHome, clusterUrl, openClusterHome } from './cluster-home.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { clusterSettings } from './cluster-settings.ts'
import { knock } from './knock.ts'
import { makeCluster } from './make-cluster.ts'
import { isRunning, postmasterPid, processesIn } from './processes.ts'
import { startPostmaster } from './start-postmaster.ts'

export type OwnCluster = {
  readonly home: ClusterHome
  /** Address with the password; the same as long as the cluster lives. */
  readonly url: string
  /** Ends PostgreSQL; resolves when nothing of it runs any more. */
  readonly stop: () => Promise<void>
}

/** Two servers on one data folder would send mail twice and share a wallet's file. */
const lockSql = `select pg_try_advisory_lock(1986622838, 1) as taken`
const holderSql = `select application_name as name from pg_stat_activity join pg_locks using (pid)
  where locktype = 'advisory' and classid = 1986622838 and granted`
/** PostgreSQL notices at once that a server which held the lock is dead, or when its own start is over. */
const lockPatienceMs = 3_000
const stopPatienceMs = 20_000
/** The writer of the log is no child its postmaster waits for: it ends when it has noticed that it is alone. */
const writerPatienceMs = 5_000

/**
 * Makes, starts or adopts the cluster of a data folder and keeps it running: one that ends is started again, and `say`
 * hears of it. `connections` is how many the server may open. Throws ClusterProblem with one line, also when another server
 * has it.
 */
export async function runOwnCluster(
  dataDir: string,
  say: (event: string, error?: unknown) => void,
  connections = 0,
): Promise<OwnCluster> {
  const home = openClusterHome(dataDir)
  const bin = findBinaries(home.account)
  makeCluster(home, bin)
  const url = clusterUrl(home)
  const start = () => startPostmaster(home, { bin, settings: clusterSettings(home, connections) })
  const atExit = () => signal(home, 'SIGINT')
  const stopping = new AbortController()

  async function watch(): Promise<Client> {
    await start()
    const { client, ended } = await takeLock(url, home)
    await refuseMoved(client, home).catch(giveUp(client))
    void ended.then(revive)
    return client
  }

  /** The lock's connection ended, so PostgreSQL did, or lost all its sessions. */
  async function revive(): Promise<void> {
    while (!stopping.signal.aborted)
      try {
        say('the database was away and is started again')
        lock = await watch()
        return
      } catch (error) {
        say('the database could not be started again', error)
        await wait(2_000, undefined, { ref: false })
      }
  }

  let lock = await watch()
  process.once('exit', atExit)
  return {
    home,
    url,
    async stop() {
      stopping.abort()
      await lock.end().catch(() => {}) // it may be gone already
      await endPostmaster(home)
      process.off('exit', atExit)
    },
  }
}

/** `npm run move` lets the old database be read only; payments taken by a server on it would be lost. */
async function refuseMoved(lock: Client, { data }: ClusterHome): Promise<void> {
  const { rows } = await lock.query('show default_transaction_read_only')
  if (rows[0]?.default_transaction_read_only !== 'on') return
  await endPostmaster({ data })
  throw new ClusterProblem(
    `The database in ${data} was moved to another PostgreSQL. Set DATABASE_URL to where it is now.`,
  )
}

/** Makes sure that no server has the cluster, and ends what still runs of it. Throws ClusterProblem. */
export async function refuseWhileServed(home: ClusterHome): Promise<void> {
  if (!home.isMade) return
  const url = clusterUrl(home)
  if ((await knock(url)) === 'open') await (await takeLock(url, home)).client.end()
  await endPostmaster(home)
}

/** A connection that is of no use and still lives would keep the lock from the next one. */
function giveUp(client: Client): (reason: unknown) => never {
  return (reason) => {
    void client.end()
    throw reason
  }
}

/** `ended` is heard also when the connection is lost before anybody listens. */
async function takeLock(
  url: string,
  { data }: ClusterHome,
): Promise<{ readonly client: Client; readonly ended: Promise<void> }> {
  const client = new Client({
    connectionString: url,
    application_name: `process ${process.pid}`,
    connectionTimeoutMillis: 5_000, // a killed PostgreSQL may leave a socket that does not answer
    query_timeout: 5_000,
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => {}) // its end says the same
  await insist(client, data).catch(giveUp(client))
  return { client, ended }
}

async function insist(client: Client, data: string): Promise<void> {
  await client.connect()
  for (let waited = 0; waited < lockPatienceMs; waited += 100) {
    const { rows } = await client.query(lockSql)
    if (rows[0]?.taken === true) return
    await wait(100)
  }
  const { rows } = await client.query(holderSql)
  throw new ClusterProblem(
    `Another server (${rows[0]?.name ?? 'of this machine'}) has the database in ${data} open. Stop it first, or set DATA_DIR to another folder.`,
  )
}

/** Ends the PostgreSQL of a cluster, also if another process started it; resolves when it is gone. */
export async function endPostmaster(home: Pick<ClusterHome, 'data'>): Promise<void> {
  const pid = postmasterPid(home.data)
  if (pid === null) return
  signal(home, 'SIGINT')
  for (let waited = 0; isRunning(pid); waited += 20) {
    if (waited === stopPatienceMs) signal(home, 'SIGQUIT')
    await wait(20)
  }
  for (let waited = 0; waited < writerPatienceMs; waited += 20) {
    if ((processesIn(home.data) ?? []).length === 0) return
    await wait(20)
  }
}

function signal({ data }: Pick<ClusterHome, 'data'>, name: 'SIGINT' | 'SIGQUIT'): void {
  const pid = postmasterPid(data)
  if (pid === null || !isRunning(pid)) return
  try {
    process.kill(pid, name)
  } catch {
    // it ended by itself between the look and the signal
  }
}

import { clusterUrl, openClusterHome } from '../postgres/cluster-home.ts'
import { knock } from '../postgres/knock.ts'
import { runOwnCluster } from '../postgres/own-cluster.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

export type Visit = {
  /** PostgreSQL connection string; absent: the own cluster. */
  readonly url?: string | undefined
  /** Folder whose own cluster it is. */
  readonly dataDir: string
}

/**
 * The database for a command or a tool, beside a server or without one: an own cluster that does not run is started, and
 * ended again by `close`. Throws ClusterProblem.
 */
export async function openDatabase(visit: Visit): Promise<Database> {
  const { url, leave } = await visitCluster(visit)
  const database = openPostgres(url, () => {})
  return {
    ...database,
    async close() {
      await database.close()
      await leave()
    },
  }
}

/** The same as an address; `leave` ends what the visit had to start. */
export async function visitCluster({ url, dataDir }: Visit): Promise<{
  readonly url: string
  readonly leave: () => Promise<void>
}> {
  if (url) return { url, leave: async () => {} }
  const running = await runningCluster(dataDir)
  if (running !== null) return { url: running, leave: async () => {} }
  const cluster = await runOwnCluster(dataDir, () => {})
  return { url: cluster.url, leave: cluster.stop }
}

async function runningCluster(dataDir: string): Promise<string | null> {
  const home = openClusterHome(dataDir)
  if (!home.isMade) return null
  const address = clusterUrl(home)
  return (await knock(address)) === 'open' ? address : null
}

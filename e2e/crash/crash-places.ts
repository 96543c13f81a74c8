import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClusterHome } from '#platform/server/postgres/cluster-home.ts'
import { endPostmaster } from '#platform/server/postgres/own-cluster.ts'
import { type TemporaryCluster, temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { administer, withDatabase } from '#platform/testing/test-server.ts'
import type { CrashDatabase } from './crash-server.ts'
import { freePort } from '#platform/testing/free-port.ts'

/** A folder in which crash tests find empty places for servers with clusters of their own. */
export async function openPlaces() {
  const port = await freePort()
  const root = mkdtempSync(join(tmpdir(), 'crash-'))
  chmodSync(root, 0o755) // the user who runs PostgreSQL for root has to pass
  const folders: string[] = []

  function place(name: string): CrashDatabase {
    const folder = join(root, name)
    mkdirSync(folder)
    folders.push(folder)
    return { folder, port, url: undefined }
  }

  return {
    place,
    /** Ends what runs; the folder, with the servers' logs, stays only when it is to be looked at. */
    async close({ keepFiles = false } = {}) {
      for (const folder of folders) await endPostmaster(openClusterHome(folder))
      if (keepFiles) console.log(`what is left is in ${root}`)
      else rmSync(root, { recursive: true, force: true })
    },
  }
}

/** The same on a PostgreSQL that is not the server's own and that the test may restart. */
export async function openPlacesElsewhere() {
  const places = await openPlaces()
  const postgres = await temporaryCluster({ durable: true })
  return {
    postgres,
    place: async (name: string) => ({
      ...places.place(name),
      url: await createDatabase(postgres, name),
    }),
    async close(how: { keepFiles?: boolean } = {}) {
      await postgres.stop()
      await places.close(how)
    },
  }
}

async function createDatabase({ url }: TemporaryCluster, name: string): Promise<string> {
  const own = name.toLowerCase()
  await administer(url, (client) => client.query(`create database ${own}`))
  return withDatabase(url, own)
}

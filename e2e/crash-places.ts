import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TemporaryCluster, temporaryCluster } from '#platform/testing/temporary-cluster.ts'
import { administer, withDatabase } from '#platform/testing/test-server.ts'
import type { Place } from './crash-server.ts'
import { freePort } from './free-port.ts'

/** A folder and a PostgreSQL of its own in which crash tests find empty places; all gone after `close`. */
export async function openPlaces() {
  const port = await freePort()
  const root = mkdtempSync(join(tmpdir(), 'crash-'))
  const postgres = await temporaryCluster({ durable: true })

  async function place(name: string): Promise<Place> {
    const folder = join(root, name)
    mkdirSync(folder)
    return { folder, port, url: await createDatabase(postgres, name) }
  }

  return {
    place,
    postgres,
    async close() {
      await postgres.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

async function createDatabase({ url }: TemporaryCluster, name: string): Promise<string> {
  const own = name.toLowerCase()
  await administer(url, (client) => client.query(`create database ${own}`))
  return withDatabase(url, own)
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type TemporaryPostgres, temporaryPostgres } from '../tools/temporary-postgres.mjs'
import type { Place } from './crash-server.ts'
import { freePort } from './free-port.ts'

export type Engine = 'pglite' | 'postgres'

/** A folder, and on PostgreSQL a server of its own, in which crash tests find empty places; all gone after `close`. */
export async function openPlaces(engine: Engine) {
  const port = await freePort()
  const root = mkdtempSync(join(tmpdir(), 'crash-'))
  const postgres = engine === 'postgres' ? await temporaryPostgres() : null

  async function place(name: string): Promise<Place> {
    const folder = join(root, name)
    mkdirSync(folder)
    return { folder, port, url: postgres ? await createDatabase(postgres, name) : undefined }
  }

  return {
    place,
    postgres,
    close() {
      postgres?.stop()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

async function createDatabase({ url }: TemporaryPostgres, name: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name.toLowerCase()}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name.toLowerCase()}`
  return address.href
}

import { mkdirSync, statSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import type { Database, TextRows } from './database.ts'
import { aloneLock } from '../jobs/jobs.ts'
import { lockFolder } from './folder-lock.ts'
import type { Tables } from './tables.ts'
import { parsersByOid } from './values.ts'

export type PgliteOptions = {
  /** Folder of the database, or null for one in memory (tests). */
  readonly folder: string | null
  /** A dump made by `dumpDataDir`, to start from (tests clone one migrated database). */
  readonly loadDataDir?: Blob
}

/** What the operating system keeps of the files is near enough; PostgreSQL's 128 MB would be our own memory here. */
const sharedBuffers = '16MB'

/** PostgreSQL inside this process: trial, development and tests. It never calls fsync (SECURITY F1). */
export async function openPglite({
  folder,
  loadDataDir,
}: PgliteOptions): Promise<Database & { pglite: PGlite }> {
  const unlock = folder === null ? null : await lockExisting(folder)
  const pglite = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    parsers: { ...parsersByOid },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  })
  await pglite.exec(`set timezone = 'UTC'`)
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  const asText = leaveAsText(pglite)
  return {
    engine: 'pglite',
    pglite,
    kysely,
    async readText(text, parameters): Promise<TextRows> {
      const result = await pglite.query<(string | null)[]>(text, [...parameters], {
        rowMode: 'array',
        parsers: asText,
      })
      return result.rows
    },
    transaction: (work) => kysely.transaction().execute(work),
    look: (work) => kysely.transaction().execute(work),
    async notify(channel, payload, transaction) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(transaction ?? kysely)
    },
    async listen(channel, hear) {
      await pglite.listen(channel, hear)
    },
    jobLock: aloneLock,
    async close() {
      await kysely.destroy()
      await unlock?.()
    },
  }
}

async function lockExisting(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const { dev, ino } = statSync(folder)
  return lockFolder(folder, `pglite:${dev}:${ino}`)
}

/** For every type PGlite would parse: leave the text as it is. */
function leaveAsText(pglite: PGlite): Record<number, (text: string) => string> {
  return Object.fromEntries(Object.keys(pglite.parsers).map((oid) => [oid, (text: string) => text]))
}

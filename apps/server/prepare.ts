import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '#platform/server/database/migrate.ts'
import type { Database } from '#platform/server/database/database.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import type { Log } from '#platform/server/log/log.ts'
import { findInstitution, type Institution } from '#features/institution/server/institution.ts'
import { loadPlaces } from '#features/profile/server/load-places.ts'
import { buildServer } from './app.ts'
import { payForDemo } from './demo/demo-payments.ts'
import { loadDemo } from './demo/load-demo.ts'
import { dependencies, openDatabase, type Shared } from './serve.ts'
import type { Settings } from './settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Brings the database up to date before anybody serves from it. Gives the university it belongs to. */
export async function prepare(settings: Settings, shared: Shared, log: Log): Promise<Institution> {
  const database = openDatabase(shared.databaseUrl, log)
  try {
    await migrate(database, root)
    await loadPlaces(database)
    const known = await findInstitution(database)
    return known ?? (await loadUniversity(settings, { ...shared, database, log }))
  } finally {
    await database.close()
  }
}

/** A database without a university gets the demonstration, once: an own one by default, another when it is wished. */
async function loadUniversity(
  settings: Settings,
  at: { database: Database; wallet: string | null; log: Log },
): Promise<Institution> {
  const { DEMO, DATABASE_URL } = settings
  const wanted = DEMO === undefined ? DATABASE_URL === undefined : DEMO === 'on'
  if (!wanted)
    throw new Error(
      'This database has no university yet. Start once with DEMO=on, or see docs/operations.md.',
    )
  const files = diskFileStore(join(settings.DATA_DIR, 'files'))
  const people = await loadDemo({ database: at.database, files, nowMs: Date.now() })
  const institution = await findInstitution(at.database)
  if (institution === null) throw new Error('The demonstration stored no university')
  const needs = await dependencies(settings, { ...at, institution })
  const { app, payments } = await buildServer(needs)
  await payForDemo(people, { ...payments, files, scan: needs.scan })
  await app.close()
  await needs.pdf.close()
  return institution
}

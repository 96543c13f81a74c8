import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '#platform/server/database/migrate.ts'
import type { Database } from '#platform/server/database/database.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import type { Log } from '#platform/server/log/log.ts'
import { findInstitution, type Institution } from '#features/institution/server/institution.ts'
import { loadPlaces } from '#features/profile/server/places/load-places.ts'
import {
  type FirstAdministrator,
  makeFirstAdministrator,
} from '#features/staff/server/first-administrator.ts'
import { sealSecrets } from '#features/staff/server/seal-secrets.ts'
import { buildServer } from './app.ts'
import { openCodeVault } from './settings/code-key.ts'
import { payForDemo } from './demo/demo-payments.ts'
import { loadDemo } from './demo/load-demo.ts'
import { dependencies, openDatabase, type Shared } from './serve.ts'
import { StartProblem } from './start-problem.ts'
import type { Settings } from './settings/settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export type Prepared = {
  readonly institution: Institution
  /** Secrets made just now, to be shown once: what demo staff put into an authenticator app, by email. */
  readonly codeSecrets: Readonly<Record<string, string>>
  /** Administrator made at this start because no account could make staff accounts. */
  readonly administrator: FirstAdministrator | null
}

/** Brings the database up to date before a process serves from it. Gives the university it belongs to. */
export async function prepare(settings: Settings, shared: Shared, log: Log): Promise<Prepared> {
  const database = openDatabase(shared.databaseUrl, log)
  try {
    await migrate(database, root)
    await loadPlaces(database)
    const known = await findInstitution(database)
    const loaded =
      known === null
        ? await loadUniversity(settings, { ...shared, database, log })
        : { institution: known, codeSecrets: {} }
    const foreign = await sealSecrets(database, openCodeVault(settings))
    if (foreign > 0) log.error({ accounts: foreign }, 'second factors were sealed with another key')
    const email = settings.ADMIN_EMAIL
    const administrator = await makeFirstAdministrator(database, { email, nowMs: Date.now() })
    return { ...loaded, administrator }
  } finally {
    await database.close()
  }
}

/** True where the university of the database is, or is about to become, the demonstration. Brings the database up to date. */
export async function isDemonstration(
  settings: Settings,
  databaseUrl: string,
  log: Log,
): Promise<boolean> {
  const database = openDatabase(databaseUrl, log)
  try {
    await migrate(database, root)
    return (await findInstitution(database))?.is_demo ?? isDemoWanted(settings)
  } finally {
    await database.close()
  }
}

function isDemoWanted({ DEMO, DATABASE_URL }: Settings): boolean {
  return DEMO === undefined ? DATABASE_URL === undefined : DEMO === 'on'
}

/** A database without a university gets the demonstration, once: an own one by default, another when it is wished. */
async function loadUniversity(
  settings: Settings,
  at: { database: Database; wallet: string | null; log: Log },
): Promise<Omit<Prepared, 'administrator'>> {
  if (!isDemoWanted(settings))
    throw new StartProblem(
      'This database has no university yet. Start once with DEMO=on, or see docs/operations.md.',
    )
  const files = diskFileStore(join(settings.DATA_DIR, 'files'))
  const people = await loadDemo({ database: at.database, files, nowMs: Date.now() })
  const institution = await findInstitution(at.database)
  if (institution === null) throw new Error('The demonstration stored no university')
  const needs = await dependencies(settings, { ...at, institution })
  const { app, office, payments } = await buildServer(needs)
  await payForDemo(people, { ...payments, files, scan: needs.scan })
  await Promise.all([app.close(), office.close()])
  await needs.pdf.close()
  return { institution, codeSecrets: people.codeSecrets }
}

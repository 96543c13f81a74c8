import { fileURLToPath } from 'node:url'
import { migrate } from '#platform/server/database/migrate.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log/log.ts'
import {
  findInstitution,
  type Institution,
  makeInstitution,
} from '#features/institution/server/institution.ts'
import { loadPlaces } from '#features/profile/server/places/load-places.ts'
import {
  type FirstAdministrator,
  makeFirstAdministrator,
} from '#features/staff/server/first-administrator.ts'
import { sealSecrets } from '#features/staff/server/seal-secrets.ts'
import { buildServer } from './app.ts'
import { openFiles } from './files.ts'
import { openCodeVault } from './settings/code-key.ts'
import { payForDemo } from './demo/money/pay-for-demo.ts'
import { loadDemo } from './demo/load-demo.ts'
import { dependencies, openDatabase, type Shared } from './serve.ts'
import { StartProblem } from './start/start-problem.ts'
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
  const database = openDatabase(shared.databaseUrl, log, settings.DATABASE_LISTEN_URL)
  try {
    await migrate(database, root)
    await loadPlaces(database)
    const isNew = (await findInstitution(database.kysely)) === null
    const codeSecrets = isNew ? await makeUniversity(settings, { ...shared, database, log }) : {}
    const foreign = await sealSecrets(database, openCodeVault(settings))
    if (foreign > 0) log.error({ accounts: foreign }, 'second factors were sealed with another key')
    const email = settings.ADMIN_EMAIL
    const administrator = await makeFirstAdministrator(database, { email, nowMs: Date.now() })
    const institution = await findInstitution(database.kysely)
    if (institution === null) throw new Error('No university was stored')
    return { institution, codeSecrets, administrator }
  } finally {
    await database.close()
  }
}

/**
 * True if the database is, or is about to become, the demonstration. Brings the database up to date. Throws a
 * StartProblem if the settings ask for the other one: a database stays what it was made as (READINGS R-93).
 */
export async function isDemonstration(
  settings: Settings,
  databaseUrl: string,
  log: Log,
): Promise<boolean> {
  const database = openDatabase(databaseUrl, log, settings.DATABASE_LISTEN_URL)
  try {
    await migrate(database, root)
    const known = await findInstitution(database.kysely)
    if (known === null) return isDemoWanted(settings)
    const { DEMO } = settings
    if (DEMO === 'on' && !known.isDemo) throw new StartProblem(text.isReal)
    if (DEMO === 'off' && known.isDemo) throw new StartProblem(text.isDemo)
    return known.isDemo
  } finally {
    await database.close()
  }
}

const text = {
  isReal:
    'DEMO=on: this database belongs to a university. For the demonstration set another DATABASE_URL, or another DATA_DIR.',
  isDemo:
    'DEMO=off: this database is the demonstration and stays it. For a university set another DATABASE_URL, or another DATA_DIR.',
}

function isDemoWanted({ DEMO, DATABASE_URL }: Settings): boolean {
  return DEMO === undefined ? DATABASE_URL === undefined : DEMO === 'on'
}

type NewDatabase = {
  readonly database: Database
  readonly wallet: string | null
  readonly log: Log
}

/** A university without anything, or the demonstration. Gives the secrets of the demonstration's staff. */
async function makeUniversity(
  settings: Settings,
  at: NewDatabase,
): Promise<Prepared['codeSecrets']> {
  if (isDemoWanted(settings)) return makeDemonstration(settings, at)
  await at.database.transaction((transaction) =>
    makeInstitution(transaction, { isDemo: false, signUpOpened: null }),
  )
  return {}
}

async function makeDemonstration(
  settings: Settings,
  at: NewDatabase,
): Promise<Prepared['codeSecrets']> {
  const files = await openFiles(settings)
  const people = await loadDemo({ database: at.database, files, nowMs: Date.now() })
  const needs = await dependencies(settings, at)
  const { app, office, payments } = await buildServer(needs)
  await payForDemo(people, { ...payments, files, scan: needs.scan })
  await Promise.all([app.close(), office.close()])
  await needs.pdf.close()
  return people.codeSecrets
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import type { Database } from '#platform/server/database/database.ts'
import { FolderInUse } from '#platform/server/database/folder-lock.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { findInstitution, type Institution } from '#features/institution/server/institution.ts'
import { loadPlaces } from '#features/profile/server/load-places.ts'
import { buildServer } from './app.ts'
import { productionLimits } from './dependencies.ts'
import { payForDemo } from './demo/demo-payments.ts'
import { type DemoPeople, loadDemo } from './demo/load-demo.ts'
import { dieAt } from './fail-point.ts'
import { openCaptcha, openKhalti, openMailer, openVirusScan } from './gateways.ts'
import { startJobs } from './jobs.ts'
import { readSettings, type Settings } from './settings.ts'
import { printStartPage } from './start-page.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

await main()

async function main(): Promise<void> {
  const read = readSettings(process.env)
  if ('mistakes' in read) return stop(read.mistakes.map((mistake) => `Setting ${mistake}`))
  try {
    await start(read.settings)
  } catch (error) {
    if (error instanceof FolderInUse || isAddressInUse(error)) return stop([error.message])
    throw error
  }
}

/** One clear line per reason, and a failing exit code. */
function stop(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
  setTimeout(() => process.exit(1), 500).unref()
}

function isAddressInUse(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

async function start(settings: Settings): Promise<void> {
  const clock = Date.now
  const log = createLog({ level: settings.LOG_LEVEL })
  mkdirSync(settings.DATA_DIR, { recursive: true })
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    onLost: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  await migrate(database, root)
  await loadPlaces(database)
  const files = diskFileStore(join(settings.DATA_DIR, 'files'))
  const { institution, people } = await prepareInstitution(settings, {
    database,
    files,
    nowMs: clock(),
  })
  await run(settings, { database, files, institution, people, log, clock })
}

type Prepared = { readonly institution: Institution; readonly people: DemoPeople | null }

/** The university of this database; an empty embedded one gets the demonstration, once. */
async function prepareInstitution(
  { DEMO, DATABASE_URL }: Settings,
  at: { database: Database; files: FileStore; nowMs: number },
): Promise<Prepared> {
  const known = await findInstitution(at.database)
  if (known !== null) return { institution: known, people: null }
  const wanted = DEMO === undefined ? DATABASE_URL === undefined : DEMO === 'on'
  if (!wanted)
    throw new Error(
      'This database has no university yet. Start once with DEMO=on, or see docs/operations.md.',
    )
  const people = await loadDemo(at)
  const institution = await findInstitution(at.database)
  if (institution === null) throw new Error('The demonstration stored no university')
  return { institution, people }
}

type Running = Prepared & { database: Database; files: FileStore; log: Log; clock: () => number }

async function run(settings: Settings, at: Running): Promise<void> {
  const { database, files, institution, log, clock } = at
  const { khalti, simulator } = await openKhalti(settings, clock)
  const pdf = createPdfRenderer()
  const portalUrl = settings.PUBLIC_URL
  const scan = openVirusScan(settings)
  const { app, payments, passwords } = await buildServer({
    database,
    files,
    scan,
    captcha: await openCaptcha(settings, database, clock),
    khalti,
    simulator,
    pdf,
    log,
    clock,
    institution,
    portalUrl,
    portalFolder: join(root, 'dist/portal'),
    limits: productionLimits,
    reached: dieAt(settings.FAILPOINT),
    ...(settings.TRUST_PROXY === undefined ? {} : { trustProxy: settings.TRUST_PROXY }),
  })
  if (at.people !== null) await payForDemo(at.people, { ...payments, files, scan })
  const mailer = openMailer(settings, clock)
  const jobs = startJobs({
    database,
    files,
    log,
    mailer,
    passwords,
    payments,
    institutionName: institution.name,
    portalUrl,
    clock,
  })
  await app.listen({ port: settings.PORT, host: settings.HOST })
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error')
    await app.close()
    await jobs.stop()
    await Promise.all([pdf.close(), simulator?.close()])
    await database.close()
  })
  printStartPage(settings, institution)
}

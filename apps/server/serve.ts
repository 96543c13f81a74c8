import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '#platform/server/database/database.ts'
import { findMigrations } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import type { Log } from '#platform/server/log/log.ts'
import { createPdfRenderer } from '#platform/server/pdf/pdf-renderer.ts'
import { currentInstitution } from '#features/institution/server/institution.ts'
import type { Installation } from '#features/system-status/server/installation.ts'
import { buildServer } from './app.ts'
import { productionLimits, type Dependencies } from './dependencies.ts'
import { openCodeVault } from './settings/code-key.ts'
import { dieAt } from './fail-point.ts'
import { bucketQuestion, openFiles, openPieces } from './files.ts'
import {
  openCaptcha,
  openKhalti,
  openMailer,
  openPusher,
  openTexter,
  openVirusScan,
} from './gateways.ts'
import { startJobs } from './jobs.ts'
import { createMetrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import type { Settings } from './settings/settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { version }: { version: string } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/** Values that all processes of one server share. */
export type Shared = {
  readonly databaseUrl: string
  /** Host and port of the simulated wallet; null: a real one. */
  readonly wallet: string | null
}

/** One process that answers requests and does its share of the jobs. Resolves when it listens, with what ends it. */
export async function serve(
  settings: Settings,
  { databaseUrl, wallet }: Shared,
  log: Log,
): Promise<() => Promise<void>> {
  const database = openDatabase(databaseUrl, log, settings.DATABASE_LISTEN_URL)
  const given = await dependencies(settings, { database, wallet, log })
  const metrics = settings.METRICS_PORT === undefined ? null : createMetrics()
  if (cluster.isWorker) metrics?.share()
  const needs = metrics === null ? given : { ...given, onAnswer: metrics.observe }
  const { app, office, statusParts, ...built } = await buildServer(needs)
  const mailer = openMailer(settings, needs.clock)
  const texter = openTexter(settings, log)
  const jobs = startJobs({ ...needs, ...built, mailer, texter })
  await office.listen({ port: settings.OFFICE_PORT, host: settings.HOST })
  await app.listen({ port: settings.PORT, host: settings.HOST })
  metrics?.watch({ parts: statusParts, database })
  const isAlone = metrics !== null && cluster.isPrimary
  const endMetrics = isAlone ? await serveMetrics(settings, metrics.text, log) : null
  return async () => {
    await endMetrics?.()
    await Promise.all([app.close(), office.close()])
    await jobs.stop()
    await needs.pdf.close()
    await database.close()
  }
}

/** `listenUrl`: the address beside a pool; absent: there is no pool. */
export function openDatabase(url: string, log: Log, listenUrl?: string): Database {
  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost')
  return openPostgres(url, onLost, listenUrl)
}

/** Real dependencies, as the settings configure them. */
export async function dependencies(
  settings: Settings,
  at: { database: Database; wallet: string | null; log: Log },
): Promise<Dependencies & { readonly pdf: ReturnType<typeof createPdfRenderer> }> {
  const clock = Date.now
  return {
    ...at,
    migrations: findMigrations(root).map(({ name }) => name),
    institution: await currentInstitution(at.database, (error) =>
      at.log.error({ err: error }, 'the university could not be read again'),
    ),
    clock,
    files: await openFiles(settings),
    pieces: await openPieces(settings),
    scan: openVirusScan(settings),
    captcha: await openCaptcha(settings, at.database, clock),
    pusher: await openPusher(settings, at.database),
    vault: openCodeVault(settings),
    khalti: openKhalti(settings, at.wallet),
    simulator: at.wallet === null ? null : { host: at.wallet },
    pdf: createPdfRenderer(),
    portalUrl: settings.PUBLIC_URL,
    officeUrl: settings.OFFICE_URL,
    portalFolder: join(root, 'dist/portal'),
    officeFolder: join(root, 'dist/office'),
    limits: productionLimits,
    installation: installationOf(settings),
    reached: dieAt(settings.FAILPOINT),
    ...(settings.TRUST_PROXY === undefined ? {} : { trustProxy: settings.TRUST_PROXY }),
    ...(settings.SECURITY_CONTACT === undefined
      ? {}
      : { securityContact: settings.SECURITY_CONTACT }),
  }
}

function installationOf(settings: Settings): Installation {
  return {
    version,
    startedMs: Date.now() - performance.now(),
    workers: settings.WORKERS,
    dataDir: settings.DATA_DIR,
    hasOwnCluster: settings.DATABASE_URL === undefined,
    askBucket: bucketQuestion(settings),
    hasMailServer: settings.SMTP_URL !== undefined,
    hasTextGateway: settings.SMS_URL !== undefined,
    isHttps: settings.PUBLIC_URL.startsWith('https://'),
  }
}

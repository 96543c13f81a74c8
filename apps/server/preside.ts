import { join } from 'node:path'
import { sql } from 'kysely'
import { connectionsOfProcess } from '#platform/server/database/postgres.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { keepPrivate } from '#platform/server/files/private-files.ts'
import { keepShipping, shipTheRest } from '#platform/server/postgres/backup/keep-shipping.ts'
import { fileShipper, type ShipFiles } from '#platform/server/postgres/backup/ship.ts'
import { awaitPostgres } from '#platform/server/postgres/await-postgres.ts'
import { runOwnCluster, type OwnCluster } from '#platform/server/postgres/own-cluster.ts'
import { ledgerMark } from '#features/payments/server/ledger/ledger-mark.ts'
import { startSimulator, walletMode } from './gateways.ts'
import { checkFiles } from './start/check-files.ts'
import { checkPlaces } from './start/check-places.ts'
import { isDemonstration, prepare } from './prepare.ts'
import { openDatabase, serve } from './serve.ts'
import { metricsOfWorkers, serveMetrics } from './metrics/serve-metrics.ts'
import { bucketAddress } from './settings/s3-settings.ts'
import type { Settings } from './settings/settings.ts'
import { preparePool } from '#platform/server/postgres/prepare-pool.ts'
import { printStartPage } from './start/start-page.ts'
import { stopOnSignal } from './processes/stop-on-signal.ts'
import { startWorkers } from './processes/workers.ts'

/** The first process: it owns what there is one of (the own cluster, the simulated wallet) and serves, or lets others. */
export async function preside(settings: Settings): Promise<void> {
  const log = createLog({ level: settings.LOG_LEVEL })
  await checkPlaces(settings)
  await checkFiles(settings)
  await awaitDatabase(settings)
  const own = settings.DATABASE_URL === undefined ? await ownCluster(settings, log) : null
  await keepPrivate(privatePaths(settings))
  const databaseUrl = settings.DATABASE_URL ?? own?.url ?? ''
  const isDemo = await isDemonstration(settings, databaseUrl, log)
  const hasSimulator = walletMode(settings, { isDemo }) === 'simulator'
  const simulator = hasSimulator ? await openSimulator(settings, databaseUrl, log) : null
  const shared = { databaseUrl, wallet: simulator?.host ?? null }
  const prepared = await prepare(settings, shared, log)
  const end =
    settings.WORKERS === 1
      ? await serve(settings, shared, log)
      : await startWorkers(settings.WORKERS, shared, log)
  const endMetrics =
    settings.METRICS_PORT === undefined || settings.WORKERS === 1
      ? null
      : await serveMetrics(settings, metricsOfWorkers(), log)
  const endShipping = own === null ? null : shipToBackup(settings, own, log)
  stopOnSignal(log, async () => {
    await endMetrics?.()
    await end()
    await simulator?.close()
    await endShipping?.()
  })
  printStartPage(settings, { ...prepared, home: own?.home ?? null })
}

/** A database of DATABASE_URL that is away at the start, as after a power cut, is waited for. */
async function awaitDatabase(settings: Settings): Promise<void> {
  const { DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_WAIT } = settings
  if (DATABASE_URL === undefined) return
  await awaitPostgres(DATABASE_LISTEN_URL ?? DATABASE_URL, {
    patienceMs: DATABASE_WAIT * 1_000,
    onWait: ({ message }) =>
      process.stderr.write(
        `Waiting up to ${DATABASE_WAIT} s for the database (${message || 'no answer'}).\n`,
      ),
  })
  if (DATABASE_LISTEN_URL !== undefined)
    await preparePool({ url: DATABASE_URL, listenUrl: DATABASE_LISTEN_URL })
}

/** Folders of DATA_DIR with files of people. The own cluster looks after its folders itself: it may run as another account. */
function privatePaths({ DATA_DIR }: Settings): readonly string[] {
  const names = ['files', 'uploads', 'outbox', 'khalti-simulator.json', 'second-factor.key']
  return names.map((name) => join(DATA_DIR, name))
}

/** The demonstration's wallet, on a connection of its own to the database that all servers share. */
async function openSimulator(settings: Settings, databaseUrl: string, log: Log) {
  const database = openDatabase(databaseUrl, log, settings.DATABASE_LISTEN_URL)
  const simulator = await startSimulator(settings, database, Date.now)
  const close = async () => {
    await simulator.close()
    await database.close()
  }
  return { host: simulator.host, close }
}

/** Log and uploads go to the backup as they come; at the end, with the cluster stopped, the rest does. */
function shipToBackup(settings: Settings, own: OwnCluster, log: Log): () => Promise<void> {
  const database = openDatabase(own.url, log)
  const { home } = own
  const shipFiles = shipperOnTheGo(settings)
  const end = keepShipping({
    home,
    shipFiles,
    mark: () => ledgerMark(database),
    switchLog: () => sql`select pg_switch_wal()`.execute(database.kysely),
    onError: (error) => log.error({ err: error }, 'the backup could not be brought up to date'),
  })
  return async () => {
    await end()
    await database.close()
    await own.stop()
    await shipTheRest({ home, shipFiles })
  }
}

/** Contents of a bucket come to the backup with `npm run backup`: it would be listed as a whole every few seconds. */
function shipperOnTheGo(settings: Settings): ShipFiles {
  const isInBucket = bucketAddress(settings) !== null
  return isInBucket ? () => Promise.resolve(0) : fileShipper(join(settings.DATA_DIR, 'files'))
}

/** Each of the processes that serve has its connections, and so have the backup's watch and the demonstration's wallet. */
function ownCluster({ DATA_DIR, WORKERS }: Settings, log: Log): Promise<OwnCluster> {
  const say = (event: string, error?: unknown) => log.warn({ err: error }, event)
  return runOwnCluster(DATA_DIR, say, (WORKERS + 2) * connectionsOfProcess)
}

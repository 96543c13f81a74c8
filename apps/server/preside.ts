import { createLog, type Log } from '#platform/server/log/log.ts'
import { runOwnCluster, type OwnCluster } from '#platform/server/postgres/own-cluster.ts'
import { startSimulator } from './gateways.ts'
import { prepare } from './prepare.ts'
import { serve } from './serve.ts'
import type { Settings } from './settings.ts'
import { printStartPage } from './start-page.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { startWorkers } from './workers.ts'

/** The first process: it owns what there is one of (the own cluster, the simulated wallet) and serves, or lets others. */
export async function preside(settings: Settings): Promise<void> {
  const log = createLog({ level: settings.LOG_LEVEL })
  const own = settings.DATABASE_URL === undefined ? await ownCluster(settings, log) : null
  const simulator = await startSimulator(settings, Date.now)
  const shared = {
    databaseUrl: settings.DATABASE_URL ?? own?.url ?? '',
    wallet: simulator?.host ?? null,
  }
  const institution = await prepare(settings, shared, log)
  const end =
    settings.WORKERS === 1
      ? await serve(settings, shared, log)
      : await startWorkers(settings.WORKERS, shared, log)
  stopOnSignal(log, async () => {
    await end()
    await simulator?.close()
    await own?.stop()
  })
  printStartPage(settings, { institution, home: own?.home.folder ?? null })
}

function ownCluster({ DATA_DIR }: Settings, log: Log): Promise<OwnCluster> {
  return runOwnCluster(DATA_DIR, (event, error) => log.warn({ err: error }, event))
}

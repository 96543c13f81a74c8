import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterHome } from '../cluster-home.ts'
import { namesIn } from './backup-folder.ts'
import { readBackupState } from './backup-state.ts'
import { type ShipFiles, shipSegments } from './ship.ts'

export type Shipping = {
  readonly home: ClusterHome
  /** Carries the uploads; it is called every few seconds. */
  readonly shipFiles: ShipFiles
  /** A text that changes when something was written that must not wait for a full segment. */
  readonly mark: () => Promise<string>
  /** Ends the current segment of the log, so that it is archived: `select pg_switch_wal()`. */
  readonly switchLog: () => Promise<unknown>
  readonly onError: (error: unknown) => void
}

/** Between two rounds; what is worth it is in the backup after two of them at the latest. */
const everyMs = 5_000
const archiveMs = 1_000

/** As long as the server runs: carries log and uploads to the backup, once one is set up. Gives what ends it. */
export function keepShipping(at: Shipping): () => Promise<void> {
  const ending = new AbortController()
  let known = ''

  async function round(): Promise<void> {
    const state = readBackupState(at.home)
    if (state?.lastGood == null) return
    const mark = await at.mark()
    if (mark !== known) await switchAndWait(at)
    known = mark
    await shipSegments(at.home, state)
    await at.shipFiles(state.to)
  }

  const running = (async () => {
    while (!ending.signal.aborted) {
      await round().catch(at.onError)
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => {}) // ended
    }
  })()
  return async () => {
    ending.abort()
    await running
  }
}

/** A stopped cluster has laid everything ready; takes it along. */
export async function shipTheRest({
  home,
  shipFiles,
}: Pick<Shipping, 'home' | 'shipFiles'>): Promise<void> {
  const state = readBackupState(home)
  if (state?.lastGood == null) return
  await shipSegments(home, state)
  await shipFiles(state.to)
}

async function switchAndWait({ home, switchLog }: Shipping): Promise<void> {
  await switchLog()
  for (let waited = 0; waited < archiveMs && namesIn(home.archive).length === 0; waited += 50)
    await wait(50)
}

import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyNewContents } from '#platform/server/files/copy/copy-contents.ts'
import { diskFileStore } from '#platform/server/files/disk-file-store.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { filesOf, timeName } from '#platform/server/postgres/backup/backup-folder.ts'
import { clearBackupState } from '#platform/server/postgres/backup/backup-state.ts'
import { copyFilesBack } from '#platform/server/postgres/backup/copy-files-back.ts'
import { chooseBase, restoreBase } from '#platform/server/postgres/backup/restore-base.ts'
import { storeShipper } from '#platform/server/postgres/backup/ship.ts'
import { findBinaries } from '#platform/server/postgres/binaries.ts'
import { type ClusterHome, openClusterHome } from '#platform/server/postgres/cluster-home.ts'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import { refuseWhileServed } from '#platform/server/postgres/own-cluster.ts'
import { backUpCluster } from './back-up-cluster.ts'

export type Restoring = {
  readonly dataDir: string
  readonly from: string | undefined
  /** ISO text or anything `Date` understands; absent: the newest moment. */
  readonly until: string | undefined
  /** The bucket with the uploads; absent: they are in DATA_DIR. */
  readonly bucket?: FileStore | null
}

/**
 * Restores the database to a moment. The former data stays beside it, under another name. A new timeline with its own
 * base backup begins in the same backup folder. Gives the text to print.
 */
export async function restoreCluster({ bucket = null, ...at }: Restoring): Promise<string> {
  const { dataDir, from, until } = at
  if (from === undefined || !existsSync(from))
    throw new ClusterProblem(
      'Say where the backup is: npm run restore -- --from /folder/of/backups',
    )
  const moment = readMoment(until)
  const folder = realpathSync(from)
  const home = openClusterHome(dataDir)
  const base = chooseBase(folder, moment)
  await refuseWhileServed(home)
  const scratch = { ...home, data: join(home.folder, 'restoring') }
  rmSync(scratch.data, { recursive: true, force: true })
  try {
    const bin = findBinaries(home.account)
    await restoreBase({ base, from: folder, until: moment, home: scratch, bin })
  } catch (error) {
    rmSync(scratch.data, { recursive: true, force: true })
    throw error
  }
  const before = takeOver(home, scratch.data)
  if (bucket === null) await copyFilesBack(filesOf(folder), join(dataDir, 'files'))
  else await copyNewContents({ from: diskFileStore(filesOf(folder)), to: bucket })
  const ship = bucket === null ? undefined : storeShipper(bucket)
  const begun = await backUpCluster({ dataDir, to: folder, ship })
  return [
    `Restored ${moment === null ? 'to the newest moment' : `to ${moment.toISOString()}`} from ${base.folder}.`,
    ...(before === null ? [] : [`What was there before is kept in ${before}.`]),
    begun,
  ].join('\n')
}

export function readMoment(until: string | undefined): Date | null {
  if (until === undefined) return null
  const moment = new Date(until)
  if (!Number.isNaN(moment.getTime())) return moment
  throw new ClusterProblem(`--until ${until} is no time; write it as 2026-11-22T10:30:00+05:45`)
}

/** The restored cluster becomes the database; the one before, if there was one, steps aside. */
function takeOver(home: ClusterHome, restored: string): string | null {
  clearBackupState(home)
  rmSync(home.archive, { recursive: true, force: true })
  const before = join(home.folder, `data-before-${timeName(new Date())}`)
  if (home.isMade) renameSync(home.data, before)
  renameSync(restored, home.data)
  return home.isMade ? before : null
}

import { existsSync, mkdirSync, mkdtempSync, rmSync, chmodSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visitCluster } from '#platform/server/database/open.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { backUp } from '#platform/server/postgres/backup/base-backup.ts'
import { readBackupState, writeBackupState } from '#platform/server/postgres/backup/backup-state.ts'
import { chooseBase, restoreBase } from '#platform/server/postgres/backup/restore-base.ts'
import { fileShipper, type ShipFiles } from '#platform/server/postgres/backup/ship.ts'
import { findBinaries } from '#platform/server/postgres/binaries.ts'
import { openClusterHome } from '#platform/server/postgres/cluster-home.ts'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import { whatIsWrong } from './what-is-wrong.ts'

/** Makes a whole copy into a folder, beside a running server or without one. Gives what to print. */
export async function backUpCluster(at: {
  dataDir: string
  to: string | undefined
  /** Carries the uploads of a bucket; absent: they are in DATA_DIR. */
  ship?: ShipFiles | undefined
}): Promise<string> {
  const home = openClusterHome(at.dataDir)
  if (!home.isMade) throw new ClusterProblem(`There is no database in ${at.dataDir} yet: npm start`)
  const to = backupFolder(at)
  const { url, leave } = await visitCluster(at)
  try {
    const shipFiles = at.ship ?? fileShipper(join(at.dataDir, 'files'))
    const base = await backUp({ home, url, to, shipFiles })
    return `Backed up to ${base.folder}. Any moment from ${base.finished} on can be restored.`
  } finally {
    await leave()
  }
}

/** Restores the newest moment into a scratch cluster and asks whether the money and the uploads are whole. */
export async function verifyBackup(at: {
  dataDir: string
  to: string | undefined
}): Promise<string> {
  const from = backupFolder(at)
  const scratch = mkdtempSync(join(tmpdir(), 'vidyarthi-verify-'))
  chmodSync(scratch, 0o711)
  try {
    const home = openClusterHome(scratch)
    const base = chooseBase(from, null)
    await restoreBase({ base, from, until: null, home, bin: findBinaries(home.account) })
    const { url, leave } = await visitCluster({ dataDir: scratch })
    const database = openPostgres(url, () => {})
    const wrong = await whatIsWrong(database, from)
    await database.close()
    await leave()
    if (wrong.length > 0) throw new ClusterProblem(wrong.join('\n'))
    noteVerified(at.dataDir, { from, copyOf: base.finished })
    return `The backup of ${base.finished} with its log was restored: the ledger holds and every upload is there.`
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The status page counts a backup only with a restore that was verified. */
function noteVerified(
  dataDir: string,
  { from, copyOf }: { readonly from: string; readonly copyOf: string },
): void {
  const home = openClusterHome(dataDir)
  const state = readBackupState(home)
  if (state?.to !== from) return
  writeBackupState(home, { ...state, verified: { at: new Date().toISOString(), copyOf } })
}

/** Folder of the backup: the given one, or that of the last backup. */
function backupFolder({ dataDir, to }: { dataDir: string; to: string | undefined }): string {
  const folder = to ?? readBackupState(openClusterHome(dataDir))?.to
  if (folder === undefined)
    throw new ClusterProblem('Say where the backup is: npm run backup -- --to /folder/of/backups')
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 })
  return realpathSync(folder)
}

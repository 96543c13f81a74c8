import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '#platform/server/postgres/backup/backup-folder.ts'
import { copyFilesBack } from '#platform/server/postgres/backup/copy-files-back.ts'
import { chooseBase, restoreBase } from '#platform/server/postgres/backup/restore-base.ts'
import { findBinaries } from '#platform/server/postgres/binaries.ts'
import { openClusterHome } from '#platform/server/postgres/cluster-home.ts'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import { copyMark } from '../start/check-places.ts'
import { readMoment, type Restoring } from './restore-cluster.ts'

/**
 * Restores a moment into an empty data folder, to look into. The backup and the database in use stay as they are, and the
 * no server starts on the copy: it would send the mails that were waiting once more.
 */
export async function copyToLookInto({
  from,
  until,
  dataDir,
}: Restoring & { readonly dataDir: string }): Promise<string> {
  if (from === undefined || !existsSync(from))
    throw new ClusterProblem(
      'Say where the backup is: npm run restore -- --from DIR --copy-to FOLDER',
    )
  const moment = readMoment(until)
  const folder = realpathSync(from)
  mkdirSync(dataDir, { recursive: true })
  const home = openClusterHome(dataDir)
  if (home.isMade)
    throw new ClusterProblem(`There is a database in ${dataDir}; name an empty folder`)
  const base = chooseBase(folder, moment)
  await restoreBase({ base, from: folder, until: moment, home, bin: findBinaries(home.account) })
  writeFileSync(copyMark(dataDir), `${new Date().toISOString()}\n`)
  await copyFilesBack(filesOf(folder), join(dataDir, 'files'))
  return [
    `Restored ${moment === null ? 'the newest moment' : moment.toISOString()} into ${dataDir}, to look into.`,
    `Its tables as files: DATA_DIR=${dataDir} npm run archive -- --to copy.zip. Remove the folder afterwards.`,
  ].join('\n')
}

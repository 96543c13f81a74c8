import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { type ClusterHome, makePassword, passwordFile } from './cluster-home.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { initdb } from './initdb.ts'
import { isRunning } from './processes.ts'

/** Major version that the packaged binaries can open. */
const major = '18'

/**
 * Makes the cluster on the first start. It comes into being under another name and is renamed when it is complete, so a
 * start that was cut off leaves nothing half made. Throws ClusterProblem for a cluster of another major version.
 */
export function makeCluster(home: ClusterHome, bin: string): void {
  const versionFile = join(home.data, 'PG_VERSION')
  if (existsSync(versionFile)) return refuseOtherVersion(home, readFileSync(versionFile, 'utf8'))
  makePassword(home)
  removeUnfinished(home.folder)
  const making = join(home.folder, `making-${process.pid}`)
  mkdirSync(making, { mode: 0o700 })
  if (home.account !== null) chownSync(making, home.account.uid, home.account.gid)
  try {
    initdb({
      bin,
      account: home.account,
      folder: making,
      options: [
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile(home)}`,
        '--data-checksums',
        '--set=archive_command=exit 0', // until a backup is set up
      ],
    })
    renameSync(making, home.data)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(versionFile)) throw error // else another start was quicker
  }
}

/** Removes the remains of starts that were cut off. */
function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^making-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function refuseOtherVersion({ data }: ClusterHome, text: string): void {
  const found = text.trim()
  if (found === major) return
  throw new ClusterProblem(
    `The database in ${data} was made by PostgreSQL ${found}; this version of the product brings ${major}. ` +
      'Start the version that made it and move the data with: npm run move -- --to DATABASE_URL',
  )
}

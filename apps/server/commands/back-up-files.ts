import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import { openPostgres } from '#platform/server/database/postgres.ts'
import { missingFiles } from '#platform/server/postgres/backup/check-files.ts'
import { fileShipper, type ShipFiles } from '#platform/server/postgres/backup/ship.ts'
import { ClusterProblem } from '#platform/server/postgres/cluster-problem.ts'
import { uploadRegistry } from '#features/documents/server/upload-registry.ts'
import { whatIsWrong } from './what-is-wrong.ts'

type FilesBackup = {
  readonly url: string
  readonly dataDir: string
  readonly to: string | undefined
  /** Carries the uploads of a bucket; absent: they are in DATA_DIR. */
  readonly ship?: ShipFiles | undefined
}

/**
 * Copies the uploads of a database that others back up, and compares them with its rows. Run after the database's backup: a
 * file is stored before its row, so that the copy has every file that the backup names.
 */
export async function backUpFiles({ url, dataDir, to, ship }: FilesBackup): Promise<string> {
  const folder = folderOf(to)
  const copied = await (ship ?? fileShipper(join(dataDir, 'files')))(folder)
  const missing = await withDatabase(url, (database) =>
    missingFiles(database, folder, uploadRegistry),
  )
  if (missing.length > 0) throw new ClusterProblem(missing.join('\n'))
  return `Copied ${copied} new uploads to ${folder}; every upload that the database names is there.`
}

/** Compares a restored copy of the database, or the database itself, with the copied uploads, and asks for the money. */
export async function verifyFiles({ url, to }: FilesBackup): Promise<string> {
  const folder = folderOf(to)
  const wrong = await withDatabase(url, (database) => whatIsWrong(database, folder))
  if (wrong.length > 0) throw new ClusterProblem(wrong.join('\n'))
  return `The ledger of this database holds, and ${folder} has every upload that it names, undamaged.`
}

async function withDatabase<Result>(url: string, work: (database: Database) => Promise<Result>) {
  const database = openPostgres(url, () => {})
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function folderOf(to: string | undefined): string {
  if (to === undefined)
    throw new ClusterProblem('Say where the backup is: npm run backup -- --to /folder/of/backups')
  if (!existsSync(to)) mkdirSync(to, { recursive: true, mode: 0o700 })
  return realpathSync(to)
}

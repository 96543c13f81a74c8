import { existsSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyNewContents } from '../../files/copy/copy-contents.ts'
import { diskFileStore } from '../../files/disk-file-store.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { ClusterHome } from '../cluster-home.ts'
import { filesOf, lineOf, namesIn } from './backup-folder.ts'
import type { BackupState } from './backup-state.ts'
import { keepAsItIs, keepCompressed } from './keep-copy.ts'

/** Carries what PostgreSQL has laid ready to the backup, and takes it away here once it is safe there. */
export async function shipSegments(
  { archive }: Pick<ClusterHome, 'archive'>,
  { to, line }: Pick<BackupState, 'to' | 'line'>,
): Promise<void> {
  for (const name of namesIn(archive).filter((name) => !name.startsWith('.'))) {
    await keepCompressed(join(archive, name), join(lineOf(to, line).wal, `${name}.gz`))
    await rm(join(archive, name), { force: true })
  }
}

/** Copies uploads the backup does not have; they never change under their name. Gives how many. */
export type ShipFiles = (to: string) => Promise<number>

/** Carries the contents of a store that is not a folder. It is listed as a whole, so this is for a nightly copy. */
export function storeShipper(files: FileStore): ShipFiles {
  return (to) => copyNewContents({ from: files, to: diskFileStore(filesOf(to)) })
}

/** Folders that have not changed since the last round are not read again. */
export function fileShipper(files: string): ShipFiles {
  const seen = new Map<string, number>()
  return async (to) => {
    let count = 0
    for (const folder of await changedFolders(files, seen)) {
      for (const name of namesIn(join(files, folder))) {
        const copy = join(filesOf(to), folder, name)
        if (existsSync(copy)) continue
        await keepAsItIs(join(files, folder, name), copy)
        count++
      }
    }
    return count
  }
}

/** Names such as `ab/cd`. What was written while a folder was read shows by its time at the next round. */
async function changedFolders(files: string, seen: Map<string, number>): Promise<string[]> {
  const changed: string[] = []
  for (const first of namesIn(files).filter((name) => name.length === 2))
    for (const second of namesIn(join(files, first))) {
      const folder = join(first, second)
      const { mtimeMs } = await stat(join(files, folder))
      if (seen.get(folder) === mtimeMs) continue
      changed.push(folder)
      if (Date.now() - mtimeMs > 1_000) seen.set(folder, mtimeMs)
    }
  return changed
}

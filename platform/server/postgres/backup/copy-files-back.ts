import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { namesIn } from './backup-folder.ts'
import { keepAsItIs } from './keep-copy.ts'

/** Uploads that are in the backup and not in the data folder any more. */
export async function copyFilesBack(from: string, to: string): Promise<void> {
  for (const first of namesIn(from).filter((name) => name.length === 2))
    for (const second of namesIn(join(from, first)))
      for (const name of namesIn(join(from, first, second))) {
        const path = join(to, first, second, name)
        if (!existsSync(path)) await keepAsItIs(join(from, first, second, name), path)
      }
}

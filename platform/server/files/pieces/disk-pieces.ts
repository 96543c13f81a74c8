import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { PieceStore } from './piece-store.ts'

/** One file per upload in a folder, which several machines have to share. */
export function diskPieces(folder: string): PieceStore {
  return {
    datastore: (register) => new FileStore({ directory: folder, configstore: register }),
    read: (id) => readFile(join(folder, id)).catch(() => null),
    remove: (id) => rm(join(folder, id), { force: true }),
    async sweep(beforeMs) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const found = await stat(path).catch(() => null) // a call may have stored and removed it meanwhile
        if (found !== null && found.mtimeMs < beforeMs) await rm(path, { force: true })
      }
    },
  }
}

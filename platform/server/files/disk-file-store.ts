import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { invariant } from '#platform/pure/invariant.ts'
import { privateFile, privateFolder } from './private-files.ts'
import { type FileStore, findSha256, type Sha256 } from './file-store.ts'

/** Files under `folder/ab/cd/<sha256>`: written beside, synced, renamed, and the folders synced (SECURITY T55). */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (sha256: Sha256): string =>
    join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  return {
    async put(content) {
      const sha256 = findSha256(createHash('sha256').update(content).digest('hex'))
      invariant(sha256, 'a digest is a hash')
      const path = pathOf(sha256)
      if ((await sizeOf(path)) !== content.byteLength) await keep(content, { folder, path })
      return { sha256, bytes: content.byteLength }
    },
    async read(sha256) {
      try {
        return await readFile(pathOf(sha256))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    exists: async (sha256) => (await sizeOf(pathOf(sha256))) !== null,
    list: () => listBelow(folder),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  }
}

async function* listBelow(folder: string): AsyncGenerator<{ sha256: Sha256; storedMs: number }> {
  await mkdir(folder, { recursive: true, mode: privateFolder })
  for await (const entry of await opendir(folder, { recursive: true })) {
    const sha256 = entry.isFile() ? findSha256(entry.name) : null
    if (sha256 === null) continue
    const { mtimeMs } = await stat(join(entry.parentPath, entry.name))
    yield { sha256, storedMs: mtimeMs }
  }
}

async function keep(content: Uint8Array, to: { folder: string; path: string }): Promise<void> {
  const parent = dirname(to.path)
  await mkdir(parent, { recursive: true, mode: privateFolder })
  const part = join(to.folder, `${randomUUID()}.part`)
  try {
    await sync(part, 'wx', content)
    await rename(part, to.path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  for (const made of [parent, dirname(parent), to.folder]) await sync(made, 'r')
}

async function sync(path: string, flags: 'wx' | 'r', content?: Uint8Array): Promise<void> {
  const handle = await open(path, flags, privateFile)
  try {
    if (content) await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

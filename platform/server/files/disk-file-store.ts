import { createHash, type Hash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { invariant } from '#platform/pure/invariant.ts'
import { privateFile, privateFolder } from './private-files.ts'
import { type FileStore, findSha256, type Sha256, type StoredFile } from './file-store.ts'

/** Files under `folder/ab/cd/<sha256>`: written beside, synced, renamed, and the folders synced (SECURITY T55). */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (sha256: Sha256): string =>
    join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  return {
    async put(content) {
      const sha256 = sha256Of(createHash('sha256').update(content))
      const path = pathOf(sha256)
      if ((await sizeOf(path)) !== content.byteLength)
        await throughPart(folder, async (part) => {
          await sync(part, 'wx', content)
          return { path }
        })
      return { sha256, bytes: content.byteLength }
    },
    putParts: (parts) => storeParts(parts, { folder, pathOf }),
    read: (sha256) => unlessMissing(readFile(pathOf(sha256))),
    async readParts(sha256) {
      const handle = await unlessMissing(open(pathOf(sha256)))
      return handle?.createReadStream() ?? null
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

type Places = { readonly folder: string; readonly pathOf: (sha256: Sha256) => string }

/** Writes a file beside the others and moves it to the path that `write` gives; nothing is left when that throws. */
async function throughPart<Written extends { readonly path: string }>(
  folder: string,
  write: (part: string) => Promise<Written>,
): Promise<Written> {
  await mkdir(folder, { recursive: true, mode: privateFolder })
  const part = join(folder, `${randomUUID()}.part`)
  try {
    const written = await write(part)
    const parent = dirname(written.path)
    await mkdir(parent, { recursive: true, mode: privateFolder })
    await rename(part, written.path)
    for (const made of [parent, dirname(parent), folder]) await sync(made, 'r')
    return written
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function storeParts(
  parts: AsyncIterable<Uint8Array>,
  { folder, pathOf }: Places,
): Promise<StoredFile> {
  const { sha256, bytes } = await throughPart(folder, async (part) => {
    const hash = createHash('sha256')
    let written = 0
    const handle = await open(part, 'wx', privateFile)
    try {
      for await (const content of parts) {
        hash.update(content)
        written += content.byteLength
        await handle.writeFile(content)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
    const digest = sha256Of(hash)
    return { path: pathOf(digest), sha256: digest, bytes: written }
  })
  return { sha256, bytes }
}

function sha256Of(hash: Hash): Sha256 {
  const sha256 = findSha256(hash.digest('hex'))
  invariant(sha256, 'a digest is a hash')
  return sha256
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
  return (await unlessMissing(stat(path)))?.size ?? null
}

/** Null when there is no such file. */
async function unlessMissing<Result>(reading: Promise<Result>): Promise<Result | null> {
  try {
    return await reading
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { privateFile } from '../private-files.ts'
import type { Sha256, StoredFile } from '../file-store.ts'
import type { BucketContent } from './bucket.ts'

/** A content in a file without a name, on the disk of this machine: a crash leaves nothing behind. */
export type Spool = {
  readonly handle: FileHandle
  readonly sha256: Sha256
  readonly bytes: number
}

/** Writes parts to a spool; nothing remains when they throw. The caller closes its handle. */
export async function spool(parts: AsyncIterable<Uint8Array>): Promise<Spool> {
  const handle = await unnamedFile()
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const part of parts) {
      hash.update(part)
      bytes += part.byteLength
      await handle.writeFile(part)
    }
    return { handle, sha256: hash.digest('hex') as Sha256, bytes }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Spools parts, gives them to `store`, and ends the spool. */
export async function throughSpool(
  parts: AsyncIterable<Uint8Array>,
  store: (content: StoredFile & Pick<BucketContent, 'open'>) => Promise<void>,
): Promise<StoredFile> {
  const { handle, sha256, bytes } = await spool(parts)
  try {
    const open = () => handle.createReadStream({ start: 0, autoClose: false })
    await store({ sha256, bytes, open })
    return { sha256, bytes }
  } finally {
    await handle.close()
  }
}

async function unnamedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `vidyarthi-spool-${randomUUID()}`)
  const handle = await open(path, 'wx+', privateFile)
  await rm(path)
  return handle
}

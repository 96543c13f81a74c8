import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FileStore, Sha256, StoredFile } from './file-store.ts'

/** For tests that do not look at the disk. */
export function memoryFileStore(): FileStore {
  const contents = new Map<string, { readonly content: Uint8Array; readonly storedMs: number }>()
  async function put(content: Uint8Array): Promise<StoredFile> {
    const sha256 = createHash('sha256').update(content).digest('hex') as Sha256
    contents.set(sha256, { content: Uint8Array.from(content), storedMs: Date.now() })
    return { sha256, bytes: content.byteLength }
  }
  return {
    put,
    putParts: async (parts) => put(await buffer(parts)),
    read: async (sha256) => contents.get(sha256)?.content ?? null,
    async readParts(sha256) {
      const known = contents.get(sha256)
      return known === undefined ? null : Readable.from([known.content])
    },
    exists: async (sha256) => contents.has(sha256),
    async *list() {
      for (const [sha256, { storedMs }] of contents) yield { sha256: sha256 as Sha256, storedMs }
    },
    remove: async (sha256) => void contents.delete(sha256),
  }
}

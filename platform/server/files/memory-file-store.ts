import { createHash } from 'node:crypto'
import type { FileStore, Sha256 } from './file-store.ts'

/** For tests that do not look at the disk. */
export function memoryFileStore(): FileStore {
  const contents = new Map<string, Uint8Array>()
  return {
    async put(content) {
      const sha256 = createHash('sha256').update(content).digest('hex') as Sha256
      contents.set(sha256, Uint8Array.from(content))
      return { sha256, bytes: content.byteLength }
    },
    read: async (sha256) => contents.get(sha256) ?? null,
    exists: async (sha256) => contents.has(sha256),
  }
}

import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { DamagedContent, type FileStore, findSha256, type Sha256 } from '../file-store.ts'
import type { Bucket } from './bucket.ts'
import { spool, throughSpool } from './spool.ts'

/** Files as objects `ab/cd/<sha256>` of a bucket. What is read is compared with its hash before a byte is given. */
export function s3FileStore(bucket: Bucket): FileStore {
  return {
    async put(content) {
      const sha256 = createHash('sha256').update(content).digest('hex') as Sha256
      const stored = { sha256, bytes: content.byteLength }
      const key = keyOf(sha256)
      if ((await bucket.size(key)) !== stored.bytes)
        await bucket.put(key, { ...stored, open: () => content })
      return stored
    },
    putParts: (parts) =>
      throughSpool(parts, (content) => bucket.put(keyOf(content.sha256), content)),
    read: (sha256) =>
      bucket.get(keyOf(sha256), async (body) => {
        const content = await buffer(body)
        check(createHash('sha256').update(content).digest('hex'), sha256)
        return content
      }),
    readParts: (sha256) =>
      bucket.get(keyOf(sha256), async (body) => {
        const spooled = await spool(body)
        try {
          check(spooled.sha256, sha256)
        } catch (error) {
          await spooled.handle.close()
          throw error
        }
        return spooled.handle.createReadStream({ start: 0 })
      }),
    exists: async (sha256) => (await bucket.size(keyOf(sha256))) !== null,
    async *list() {
      for await (const { key, storedMs } of bucket.list('')) {
        const sha256 = findSha256(key.slice(-64))
        if (sha256 !== null && key === keyOf(sha256)) yield { sha256, storedMs }
      }
    },
    remove: (sha256) => bucket.remove(keyOf(sha256)),
  }
}

function keyOf(sha256: Sha256): string {
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
}

function check(found: string, sha256: Sha256): void {
  if (found !== sha256) throw new DamagedContent(sha256, 'the object storage')
}

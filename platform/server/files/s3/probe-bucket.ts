import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Bucket } from './bucket.ts'
import { StorageProblem } from './storage-problem.ts'

/** The storage gave other bytes than it had acknowledged. */
class OtherContent extends Error {
  override readonly name = 'OtherContent'
}

/** Writes, lists, reads and removes a small object. Throws the StorageProblem of the operation that is not possible. */
export async function probeBucket(bucket: Bucket): Promise<void> {
  const content = randomBytes(64)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const key = `probe/${randomUUID()}`
  await bucket.put(key, { sha256, bytes: content.byteLength, open: () => content })
  try {
    const isSame = await bucket.get(key, async (body) => (await buffer(body)).equals(content))
    if (isSame !== true) throw new StorageProblem(bucket.place, 'read', new OtherContent())
    for await (const { key: found } of bucket.list('probe/')) if (found === key) break
  } finally {
    await bucket.remove(key)
  }
}

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testBucket } from '#platform/testing/open-test-files.ts'
import { diskFileStore } from './disk-file-store.ts'
import { type FileStore, findSha256 } from './file-store.ts'
import { memoryFileStore } from './memory-file-store.ts'
import { openBucket } from './s3/bucket.ts'
import { s3FileStore } from './s3/s3-file-store.ts'
import { type FakeS3, startFakeS3 } from './s3/testing/fake-s3.ts'

let folder = ''
let storage: FakeS3
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  storage = await startFakeS3('university/')
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await storage.close()
})

async function* parts(texts: readonly string[]) {
  for (const each of texts) yield Buffer.from(each)
}

const memory = memoryFileStore()
const stores: [string, () => FileStore][] = [
  ['disk', () => diskFileStore(folder)],
  ['memory', () => memory],
  ['S3', () => s3FileStore(openBucket(testBucket() ?? storage.address))],
]

describe.each(stores)('the %s file store', (_name, store) => {
  it('gives back what it was given, under its hash', async () => {
    const content = new TextEncoder().encode('नमस्ते')
    const stored = await store().put(content)
    expect(stored).toEqual({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      bytes: content.byteLength,
    })
    expect(Buffer.from((await store().read(stored.sha256)) ?? [])).toEqual(Buffer.from(content))
    expect(await store().exists(stored.sha256)).toBe(true)
  })

  it('keeps one file for the same content, even when put 20 times at once', async () => {
    const content = new Uint8Array(100_000).fill(7)
    const stored = await Promise.all(Array.from({ length: 20 }, () => store().put(content)))
    expect(new Set(stored.map(({ sha256 }) => sha256)).size).toBe(1)
    expect((await store().put(new Uint8Array())).bytes).toBe(0)
  })

  it('stores a content that comes in parts like one that comes whole', async () => {
    const whole = await store().put(Buffer.from('one two three'))
    const stored = await store().putParts(parts(['one ', 'two ', 'three']))
    expect(stored).toEqual(whole)
    const read = await store().readParts(stored.sha256)
    expect(read && (await text(read))).toBe('one two three')
  })

  it('stores nothing of parts that end with an error', async () => {
    const broken = async function* () {
      yield* parts(['half'])
      throw new Error('no more')
    }
    await expect(store().putParts(broken())).rejects.toThrow('no more')
    const { sha256 } = await memoryFileStore().put(Buffer.from('half'))
    expect(await store().exists(sha256)).toBe(false)
  })

  it('lists every content once, with its time, until it is removed', async () => {
    const began = Date.now() - 2_000
    const names = ['a', 'b', 'c', 'd', 'e'].map((each) => `listed ${each}`)
    const stored = await Promise.all(names.map((name) => store().put(Buffer.from(name))))
    const hashes = async () => {
      const found = new Map<string, number>()
      for await (const { sha256, storedMs } of store().list()) {
        expect(found.has(sha256)).toBe(false)
        found.set(sha256, storedMs)
      }
      return found
    }
    const before = await hashes()
    for (const { sha256 } of stored) expect(before.get(sha256)).toBeGreaterThan(began)
    for (const { sha256 } of stored) {
      await store().remove(sha256)
      await store().remove(sha256)
    }
    const after = await hashes()
    expect(stored.filter(({ sha256 }) => after.has(sha256))).toEqual([])
    expect(after.size).toBe(before.size - stored.length)
  })

  it('knows nothing of other hashes', async () => {
    const other = findSha256('0'.repeat(64))
    expect(other && (await store().read(other))).toBeNull()
    expect(other && (await store().readParts(other))).toBeNull()
    expect(other && (await store().exists(other))).toBe(false)
  })
})

describe('the disk file store', () => {
  it('is stored two folders deep and leaves no half file', async () => {
    const { sha256 } = await diskFileStore(folder).put(new TextEncoder().encode('a'))
    const parts = join(folder, sha256.slice(0, 2), sha256.slice(2, 4))
    expect(await readdir(parts)).toEqual([sha256])
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('writes a torn file again', async () => {
    const store = diskFileStore(folder)
    const content = new TextEncoder().encode('whole')
    const { sha256 } = await store.put(content)
    const { writeFile } = await import('node:fs/promises')
    await writeFile(join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256), 'who')
    await store.put(content)
    expect(Buffer.from((await store.read(sha256)) ?? []).toString()).toBe('whole')
  })

  it.each(['../../etc/passwd', 'A'.repeat(64), 'a'.repeat(63), ''])('has no «%s»', (name) => {
    expect(findSha256(name)).toBeNull()
  })
})

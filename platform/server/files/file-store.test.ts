import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFileStore } from './disk-file-store.ts'
import { type FileStore, findSha256 } from './file-store.ts'
import { memoryFileStore } from './memory-file-store.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const memory = memoryFileStore()
const stores: [string, () => FileStore][] = [
  ['disk', () => diskFileStore(folder)],
  ['memory', () => memory],
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

  it('knows nothing of other hashes', async () => {
    const other = findSha256('0'.repeat(64))
    expect(other && (await store().read(other))).toBeNull()
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

  it.each(['../../etc/passwd', 'A'.repeat(64), 'a'.repeat(63), ''])('has no «%s»', (text) => {
    expect(findSha256(text)).toBeNull()
  })
})

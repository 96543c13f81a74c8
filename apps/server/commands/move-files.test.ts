import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sha256 } from '#platform/server/files/file-store.ts'
import { type FakeS3, startFakeS3 } from '#platform/server/files/s3/testing/fake-s3.ts'
import { diskFiles, type FileSettings } from '../files.ts'
import { moveFiles } from './move-files.ts'

let storage: FakeS3
let folder = ''
beforeEach(async () => {
  storage = await startFakeS3()
  folder = await mkdtemp(join(tmpdir(), 'move-files-'))
})
afterEach(async () => {
  await storage.close()
  await rm(folder, { recursive: true })
})

const settings = (): FileSettings => ({
  DATA_DIR: folder,
  FILES_S3_ENDPOINT: storage.address.endpoint,
  FILES_S3_BUCKET: storage.address.bucket,
  FILES_S3_REGION: undefined,
  FILES_S3_PREFIX: undefined,
  FILES_S3_ACCESS_KEY: storage.address.accessKey,
  FILES_S3_SECRET_KEY: storage.address.secretKey,
})
const move = (to: string, remove = false) =>
  moveFiles({ settings: settings(), to, remove, say: () => {} })
const keyOf = (sha256: Sha256) => `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`

async function uploads(count: number): Promise<readonly Sha256[]> {
  const contents = Array.from({ length: count }, (_, at) => Buffer.from(`upload ${at}`))
  const stored = await Promise.all(contents.map((content) => diskFiles(settings()).put(content)))
  return stored.map(({ sha256 }) => sha256)
}

async function onDisk(): Promise<number> {
  let count = 0
  for await (const _ of diskFiles(settings()).list()) count += 1
  return count
}

describe('moving the files', () => {
  it('copies all of them to the bucket and leaves the disk as it was', async () => {
    const hashes = await uploads(20)
    expect(await move('s3')).toMatch(/^Copied 20 files to the bucket; all 20 there were read/)
    expect([...storage.objects.keys()].toSorted()).toEqual(hashes.map(keyOf).toSorted())
    expect(await onDisk()).toBe(20)
  })

  it('continues after an interruption, with only the files that are missing', async () => {
    await uploads(20)
    let puts = 0
    storage.play = ({ method }) =>
      method === 'PUT' && ++puts > 9 ? { status: 403, code: 'AccessDenied' } : undefined
    await expect(move('s3', true)).rejects.toThrow(/did not write: AccessDenied/)
    expect(await onDisk()).toBe(20)
    const before = storage.objects.size
    expect(before).toBeGreaterThan(0)
    storage.play = () => undefined
    expect(await move('s3', true)).toContain(`Copied ${20 - before} files`)
    expect(storage.objects.size).toBe(20)
    expect(await onDisk()).toBe(0)
  })

  it('brings them back to the disk', async () => {
    const [one] = await uploads(3)
    await move('s3', true)
    expect(await move('disk', true)).toMatch(/^Copied 3 files to DATA_DIR\/files/)
    expect(storage.objects.size).toBe(0)
    const content = one && (await diskFiles(settings()).read(one))
    expect(content && Buffer.from(content).toString()).toBe('upload 0')
  })

  it('writes a damaged copy again', async () => {
    const [one] = await uploads(2)
    await move('s3')
    const key = one === undefined ? '' : keyOf(one)
    storage.objects.set(key, { content: Buffer.from('torn'), storedMs: 0 })
    expect(await move('s3')).toMatch(/^Copied 0 files to the bucket; all 2 there were read/)
    expect(storage.objects.get(key)?.content.toString()).toBe('upload 0')
  })

  it('names a file that is damaged at its source, and removes nothing', async () => {
    const [one] = await uploads(2)
    if (one !== undefined) await writeFile(join(folder, 'files', keyOf(one)), 'torn')
    await expect(move('s3', true)).rejects.toThrow(
      `The file ${one} is damaged where it is, and was not copied`,
    )
    expect(storage.objects.size).toBe(1)
    expect(await onDisk()).toBe(2)
  })

  it('says what it needs', async () => {
    await expect(move('tape')).rejects.toThrow('Say where to')
    const none = { ...settings(), FILES_S3_BUCKET: undefined }
    await expect(
      moveFiles({ settings: none, to: 's3', remove: false, say: () => {} }),
    ).rejects.toThrow('Set FILES_S3_BUCKET')
  })
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DamagedContent } from '../file-store.ts'
import { openBucket } from './bucket.ts'
import { s3FileStore } from './s3-file-store.ts'
import { type FakeS3, startFakeS3 } from './testing/fake-s3.ts'

let storage: FakeS3
beforeEach(async () => {
  storage = await startFakeS3('university/')
})
afterEach(() => storage.close())

const store = () => s3FileStore(openBucket(storage.address))
const content = Buffer.from('a marksheet of many pages')

/** Answers the first `times` requests of a method otherwise. */
function first(times: number, method: string, answer: ReturnType<FakeS3['play']>) {
  let left = times
  storage.play = (asked) => (asked.method === method && left-- > 0 ? answer : undefined)
}

describe('the S3 file store', () => {
  it('names objects as the disk names files, below the prefix', async () => {
    const { sha256 } = await store().put(content)
    const key = `university/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
    expect([...storage.objects.keys()]).toEqual([key])
  })

  it('sends a content once', async () => {
    await store().put(content)
    await store().put(content)
    expect(storage.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
  })

  it('never gives a content that does not match its hash, whole or in parts', async () => {
    const { sha256 } = await store().put(content)
    const [key = ''] = storage.objects.keys()
    storage.objects.set(key, { content: Buffer.from('another'), storedMs: 0 })
    await expect(store().read(sha256)).rejects.toThrow(DamagedContent)
    await expect(store().readParts(sha256)).rejects.toThrow(`The file ${sha256}`)
  })

  it('is not stored when the storage refuses, and says bucket and reason without the keys', async () => {
    storage.play = ({ method }) =>
      method === 'PUT' ? { status: 403, code: 'AccessDenied' } : undefined
    const error: unknown = await store()
      .put(content)
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      name: 'StorageProblem',
      code: 'AccessDenied',
      message: expect.stringMatching(
        /^The bucket files at 127\.0\.0\.1:\d+ did not write: AccessDenied$/,
      ),
    })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
      /test-access|test-secret|Signature/,
    )
  })

  it.each(['put', 'putParts'] as const)('%s tries again when the storage is busy', async (way) => {
    first(2, 'PUT', { status: 503, code: 'SlowDown' })
    const { sha256 } = way === 'put' ? await store().put(content) : await store().putParts(parts())
    expect(Buffer.from((await store().read(sha256)) ?? []).toString()).toBe(content.toString())
  })

  it('reads again when the connection ends within a content', async () => {
    const { sha256 } = await store().put(content)
    first(1, 'GET', { status: 200, body: content, cutAfter: 5 })
    expect(Buffer.from((await store().read(sha256)) ?? []).toString()).toBe(content.toString())
    first(1, 'GET', { status: 200, body: content, cutAfter: 5 })
    const read = await store().readParts(sha256)
    expect(read && (await text(read))).toBe(content.toString())
  })

  it('gives up on a content that is always cut short', async () => {
    const { sha256 } = await store().put(content)
    first(99, 'GET', { status: 200, body: content, cutAfter: 5 })
    await expect(store().read(sha256)).rejects.toThrow(/did not read: ECONNRESET/)
  })

  it('leaves no file of a content in parts on this machine', async () => {
    const own = await mkdtemp(join(tmpdir(), 'spools-'))
    vi.stubEnv('TMPDIR', own)
    const { sha256 } = await store().putParts(parts())
    const read = await store().readParts(sha256)
    expect(read && (await text(read))).toBe(content.toString())
    expect(await readdir(own)).toEqual([])
    vi.unstubAllEnvs()
    await rm(own, { recursive: true })
  })

  it('gives up on a storage that says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const endpoint = `http://127.0.0.1:${port}`
    const bucket = openBucket({ ...storage.address, endpoint }, { silenceMs: 50 })
    await expect(s3FileStore(bucket).put(content)).rejects.toThrow(/did not read: TimeoutError/)
    silent.close()
  })
})

async function* parts() {
  yield content.subarray(0, 7)
  yield content.subarray(7)
}

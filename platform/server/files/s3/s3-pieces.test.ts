import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBucket } from './bucket.ts'
import { s3Pieces } from './s3-pieces.ts'
import { type FakeS3, startFakeS3 } from './testing/fake-s3.ts'

let storage: FakeS3
beforeEach(async () => {
  storage = await startFakeS3()
})
afterEach(() => storage.close())

const file = Buffer.from('a photo that comes in three pieces')
const register = {
  get: (id: string) =>
    Promise.resolve(id === 'photo' ? new Upload({ id, size: file.length, offset: 0 }) : undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}
/** A server of its own on the same bucket. */
const machine = () => {
  const pieces = s3Pieces(openBucket(storage.address))
  return { pieces, tus: pieces.datastore(register) }
}
const from = (start: number, end?: number) => Readable.from([file.subarray(start, end)])
const arrived = async () => (await machine().tus.getUpload('photo')).offset

describe('pieces in a bucket', () => {
  it('are continued and read by another machine than the one that took the first', async () => {
    expect(await machine().tus.write(from(0, 10), 'photo', 0)).toBe(10)
    expect(await arrived()).toBe(10)
    expect(await machine().tus.write(from(10, 20), 'photo', 10)).toBe(20)
    expect(await machine().tus.write(from(20), 'photo', 20)).toBe(file.length)
    const whole = await machine().pieces.read('photo')
    expect(whole && Buffer.from(whole).toString()).toBe(file.toString())
  })

  it('include what had arrived when the connection broke', async () => {
    async function* breaking() {
      yield file.subarray(0, 7)
      throw new Error('connection lost')
    }
    await expect(machine().tus.write(Readable.from(breaking()), 'photo', 0)).rejects.toBeDefined()
    expect(await arrived()).toBe(7)
  })

  it('may overlap: a request that was given up stores its piece late', async () => {
    await machine().tus.write(from(0, 12), 'photo', 0)
    await machine().tus.write(from(0, 5), 'photo', 0)
    await machine().tus.write(from(10), 'photo', 10)
    expect(await arrived()).toBe(file.length)
    const whole = await machine().pieces.read('photo')
    expect(whole && Buffer.from(whole).toString()).toBe(file.toString())
  })

  it('end before a gap', async () => {
    await machine().tus.write(from(20), 'photo', 20)
    expect(await arrived()).toBe(0)
  })

  it('are unknown without a row, and are removed with their upload or when they are old', async () => {
    await expect(machine().tus.getUpload('other')).rejects.toBeDefined()
    const { pieces, tus } = machine()
    await tus.write(from(0, 10), 'photo', 0)
    await tus.write(from(0, 10), 'other', 0)
    await pieces.remove('photo')
    expect([...storage.objects.keys()]).toEqual([expect.stringMatching(/^uploads\/other\//)])
    await pieces.sweep(Date.now() - 60_000)
    expect(storage.objects.size).toBe(1)
    await pieces.sweep(Date.now() + 60_000)
    expect(storage.objects.size).toBe(0)
  })
})

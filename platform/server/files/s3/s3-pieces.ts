import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { DataStore, ERRORS, type Upload } from '@tus/server'
import type { PieceStore, UploadRegister } from '../pieces/piece-store.ts'
import type { Bucket } from './bucket.ts'
import { throughSpool } from './spool.ts'

/** Pieces as objects `uploads/<id>/<offset>-<uuid>` of the bucket, so that each machine continues what another began. */
export function s3Pieces(bucket: Bucket): PieceStore {
  return {
    datastore: (register) => new PiecesOfBucket(bucket, register),
    async read(id) {
      const contents: Uint8Array[] = []
      for (const { key, skip } of (await chainOf(bucket, id)).pieces) {
        const content = await bucket.get(key, buffer)
        if (content === null) return null
        contents.push(content.subarray(skip))
      }
      return Buffer.concat(contents)
    },
    async remove(id) {
      for await (const { key } of bucket.list(`uploads/${id}/`)) await bucket.remove(key)
    },
    async sweep(beforeMs) {
      for await (const { key, storedMs } of bucket.list('uploads/'))
        if (storedMs < beforeMs) await bucket.remove(key)
    },
  }
}

class PiecesOfBucket extends DataStore {
  override extensions = ['creation', 'creation-with-upload']
  readonly bucket: Bucket
  readonly register: UploadRegister

  constructor(bucket: Bucket, register: UploadRegister) {
    super()
    this.bucket = bucket
    this.register = register
  }

  /** Stores all that arrives, also of a connection that breaks. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let isCut = false
    async function* arriving(): AsyncGenerator<Uint8Array> {
      try {
        yield* stream as AsyncIterable<Uint8Array>
      } catch {
        isCut = true
      }
    }
    const key = `uploads/${id}/${String(offset).padStart(12, '0')}-${randomUUID()}`
    const { bytes } = await throughSpool(arriving(), async (content) => {
      if (content.bytes > 0) await this.bucket.put(key, content)
    })
    if (isCut) throw ERRORS.FILE_WRITE_ERROR
    return offset + bytes
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await this.register.get(id)
    if (known === undefined) throw ERRORS.FILE_NOT_FOUND
    const { end } = await chainOf(this.bucket, id)
    known.offset = end
    return known
  }
}

/** Pieces in the order of the file, and how many bytes of each the one before has already. */
type Chain = {
  readonly pieces: readonly { readonly key: string; readonly skip: number }[]
  readonly end: number
}

/** A request that was given up may write its piece beside that of the next one: the longest is taken at each place. */
async function chainOf(bucket: Bucket, id: string): Promise<Chain> {
  const stored: { key: string; start: number; end: number }[] = []
  for await (const { key, bytes } of bucket.list(`uploads/${id}/`)) {
    const start = Number(key.split('/').at(-1)?.slice(0, 12))
    stored.push({ key, start, end: start + bytes })
  }
  const pieces: { key: string; skip: number }[] = []
  let end = 0
  for (;;) {
    const here = end
    const next = stored
      .filter((piece) => piece.start <= here && piece.end > here)
      .toSorted((one, other) => other.end - one.end)[0]
    if (next === undefined) return { pieces, end }
    pieces.push({ key: next.key, skip: here - next.start })
    end = next.end
  }
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Packed } from './answer.ts'

const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const

/** Smaller bodies gain less than their header costs. */
const worthIt = 1_024

/** Both encodings of a body that is sent many times, made on a thread of the pool; null where it is not worth it. */
export async function pack(body: Buffer): Promise<Packed | null> {
  if (body.length < worthIt) return null
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_QUALITY]: 6,
  }
  const [br, gz] = await Promise.all([compressed.br(body, { params }), compressed.gzip(body)])
  return { br, gzip: gz }
}

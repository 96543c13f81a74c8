import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'
import type { Reader } from '#platform/server/database/database.ts'
import { limits } from '#platform/pure/text/file-problem.ts'

type PieceAt = (place: number) => Promise<Uint8Array>

/** Reads any part of a file from its pieces in the database: one or two pieces are in memory at a time. */
export class PieceReader extends RandomAccessReader {
  readonly #pieceAt: PieceAt

  constructor(reader: Reader, importId: number) {
    super()
    this.#pieceAt = lastPieces(reader, importId)
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(parts(this.#pieceAt, { start, end }))
  }

  override read(
    ...[buffer, offset, length, position, callback]: Parameters<RandomAccessReader['read']>
  ): void {
    const range = { start: position, end: position + length }
    void this.#answer(copyParts(this.#pieceAt, range, { buffer, offset }), callback)
  }

  async #answer(
    copying: Promise<number>,
    answer: (error: Error | null, bytesRead?: number) => void,
  ): Promise<void> {
    const copied = await copying.catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    )
    if (typeof copied === 'number') answer(null, copied)
    else answer(copied)
  }
}

/** The last two pieces that were read stay: the list of a zip and its files are read by turns. */
function lastPieces(reader: Reader, importId: number): PieceAt {
  const cached = new Map<number, Promise<Uint8Array>>()
  return (place) => {
    const piece = cached.get(place) ?? readPiece(reader, importId, place)
    cached.delete(place)
    cached.set(place, piece)
    for (const oldest of cached.keys()) if (cached.size > 2) cached.delete(oldest)
    return piece
  }
}

async function readPiece(reader: Reader, importId: number, place: number): Promise<Uint8Array> {
  const { content } = await reader
    .selectFrom('import_piece')
    .select('content')
    .where('import_id', '=', importId)
    .where('place', '=', place)
    .executeTakeFirstOrThrow()
  return content
}

type Range = { readonly start: number; readonly end: number }

async function* parts(pieceAt: PieceAt, { start, end }: Range): AsyncGenerator<Uint8Array> {
  let at = start
  while (at < end) {
    const place = Math.floor(at / limits.pieceBytes)
    const piece = await pieceAt(place)
    const from = at - place * limits.pieceBytes
    const part = piece.subarray(from, from + end - at)
    if (part.byteLength === 0) return
    yield part
    at += part.byteLength
  }
}

async function copyParts(
  pieceAt: PieceAt,
  range: Range,
  { buffer, offset }: { readonly buffer: Buffer; readonly offset: number },
): Promise<number> {
  let copied = 0
  for await (const part of parts(pieceAt, range)) {
    buffer.set(part, offset + copied)
    copied += part.byteLength
  }
  return copied
}

/** Hash of a whole file, hexadecimal, read piece by piece. */
export async function hashPieces(
  reader: Reader,
  { id, bytes }: { readonly id: number; readonly bytes: number },
): Promise<string> {
  const hash = createHash('sha256')
  const pieceAt: PieceAt = (place) => readPiece(reader, id, place)
  for await (const part of parts(pieceAt, { start: 0, end: bytes })) hash.update(part)
  return hash.digest('hex')
}

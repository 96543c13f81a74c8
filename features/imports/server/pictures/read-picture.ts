import { createHash } from 'node:crypto'
import type { Entry, ZipFile } from 'yauzl'
import { uploadMaxBytes } from '#features/documents/rules/facts.ts'
import { cleanPicture } from '#features/profile/server/clean-picture.ts'
import { imageColumns } from '#features/profile/wire/image.ts'
import { type PictureKind, readPictureName } from '../../rules/picture-name.ts'
import { zipLimits } from '../../rules/picture-problem.ts'
import type { PictureProblem } from './picture-reasons.ts'
import type { ZippedFile } from './zip-files.ts'

/** A file of a zip as the picture that is stored, or why it is none. `sha256`: of the file as it came. */
export type ReadPicture = { readonly kind: PictureKind | null } & (
  | { readonly sha256: string; readonly content: Uint8Array }
  | { readonly problem: PictureProblem }
)

/** Unpacks a file within its limits and makes of it what is made of a student's own upload. */
export async function readPicture(
  zip: ZipFile,
  { path, entry }: ZippedFile,
  by: number,
): Promise<ReadPicture> {
  const kind = readPictureName(path)?.kind ?? null
  if (kind === null) return { kind, problem: 'system' }
  const tooMuch = problemBefore(path, entry)
  if (tooMuch !== null) return { kind, problem: tooMuch }
  const content = await contentOf(zip, entry).catch(() => null)
  if (content === null) return { kind, problem: 'unreadable' }
  if (isZip(content)) return { kind, problem: 'nested-zip' }
  const picture = await cleanPicture(content, { by, column: imageColumns[kind] })
  if (typeof picture === 'string') return { kind, problem: picture }
  return { kind, sha256: createHash('sha256').update(content).digest('hex'), content: picture }
}

/** Problem that the list of the zip shows before a file is unpacked. */
function problemBefore(
  path: string,
  { compressedSize, uncompressedSize }: Entry,
): PictureProblem | null {
  if (/\.zip$/i.test(path)) return 'nested-zip'
  if (uncompressedSize > uploadMaxBytes) return 'file-too-large'
  return uncompressedSize > zipLimits.ratio * Math.max(1, compressedSize) ? 'unpacks-too-far' : null
}

/** Null for a file that is longer than the list of the zip says. */
async function contentOf(zip: ZipFile, entry: Entry): Promise<Uint8Array | null> {
  const stream = await zip.openReadStreamPromise(entry)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of stream as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength
    if (bytes > uploadMaxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function isZip(content: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, at) => content[at] === byte)
}

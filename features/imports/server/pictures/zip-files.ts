import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, type ZipFile } from 'yauzl'
import { cleanTyped } from '#platform/pure/text/typed-text.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type ZipProblem, zipLimits } from '../../rules/picture-problem.ts'
import { PieceReader } from './piece-reader.ts'

/** A file of a zip. `line`: its number in the zip, from 1; folders have none. */
export type ZippedFile = { readonly line: number; readonly path: string; readonly entry: Entry }

type StoredZip = { readonly id: number; readonly bytes: number }

/** Opens the zip of an import for some work. Names are texts only: no file is written under one. */
export async function withZip<Result>(
  reader: Reader,
  { id, bytes }: StoredZip,
  work: (zip: ZipFile, files: readonly ZippedFile[]) => Promise<Result>,
): Promise<Result | ZipProblem> {
  const pieces = new PieceReader(reader, id)
  const zip = await fromRandomAccessReaderPromise(pieces, bytes, {
    autoClose: false,
    decodeStrings: false,
  }).catch(() => null)
  if (zip === null) return 'broken'
  try {
    const files = await filesIn(zip).catch(problemOf)
    return typeof files === 'string' ? files : await work(zip, files)
  } finally {
    zip.close()
  }
}

function problemOf(error: unknown): ZipProblem {
  return error instanceof Error && error.message.includes('encryption') ? 'locked' : 'broken'
}

/** Looks at the list of a zip before any file of it is unpacked. */
async function filesIn(zip: ZipFile): Promise<readonly ZippedFile[] | ZipProblem> {
  const files: ZippedFile[] = []
  let [entries, unpacked] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) return 'locked'
    const path = pathOf(entry)
    entries += 1
    unpacked += entry.uncompressedSize
    if (entries > 2 * zipLimits.files || unpacked > zipLimits.unpackedBytes) return 'too-large'
    if (path.endsWith('/')) continue
    files.push({ line: files.length + 1, path, entry })
    if (files.length > zipLimits.files) return 'too-large'
  }
  return files.length === 0 ? 'empty' : files
}

function pathOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  return cleanTyped(name).slice(-zipLimits.pathLength)
}

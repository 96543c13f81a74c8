import { referenceTo, uploadAt, uploadIn } from '#platform/pure/rest-dialect/uploads.ts'
import { readBase64 } from './files/download.ts'
import type { RestClient } from './network/rest-client.ts'
import type { Watch } from './files/upload.ts'

/** Larger ones travel piece by piece, so that a lost connection does not begin them again. */
const wholeBytes = 200 * 1024

/** The device cannot read the file: it was moved or deleted meanwhile. */
export class UnreadableFile extends Error {}

/**
 * Returns the content that a call carries for each file: base64 of a small one; a large one is sent before the call,
 * with progress, and the call refers to it. Rejects with UnreadableFile, RestProblem or NoAnswer.
 */
export async function contentsOf(
  rest: RestClient,
  files: readonly Blob[],
  watch: Watch,
): Promise<readonly string[]> {
  const largeBytes = files.reduce((sum, { size }) => sum + (size > wholeBytes ? size : 0), 0)
  let before = 0
  const contents: string[] = []
  for (const file of files) {
    const { size } = file
    const onProgress = (share: number) => watch.onProgress((before + share * size) / largeBytes)
    const sent =
      size > wholeBytes ? await inPieces(rest, file, { signal: watch.signal, onProgress }) : null
    if (sent !== null) before += size
    contents.push(sent ?? (await asBase64(file)))
  }
  return contents
}

/** True if any of the files was sent before the call, which is then short. */
export function arePartlySent(contents: readonly string[]): boolean {
  return contents.some((each) => uploadIn(each) !== null)
}

async function inPieces(rest: RestClient, file: Blob, watch: Watch): Promise<string | null> {
  await checkReadable(file)
  const { sendInPieces } = await import('./files/send-in-pieces.ts')
  const id = uploadAt((await sendInPieces(rest, file, watch)) ?? '')
  return id === null ? null : referenceTo(id)
}

async function checkReadable(file: Blob): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => Promise.reject(new UnreadableFile('', { cause })))
}

async function asBase64(file: Blob): Promise<string> {
  return readBase64(file).catch((cause: unknown) =>
    Promise.reject(new UnreadableFile('', { cause })),
  )
}

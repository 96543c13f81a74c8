/** READINGS R-10: 5 MB is 5·1024·1024 bytes and exactly that passes. */
export const uploadMaxBytes = 5 * 1024 * 1024

/** Media types a form accepts, each with the file name extensions a chooser of files offers. */
export type UploadTypes = Readonly<Record<string, readonly string[]>>

/** More pages than any document we ask for has. */
export const uploadMaxPages = 50

/** A file by its content: `type` is the media type that its first bytes show, '' when they show none. */
export type UploadFacts = { readonly type: string; readonly bytes: number }

export type UploadReason = 'file-too-large' | 'file-wrong-type'

/** Why a file is refused, or null. Its bytes decide: its name and the type a device calls it by may be anything. */
export function uploadProblem(
  { type, bytes }: UploadFacts,
  types: UploadTypes,
): UploadReason | null {
  if (!Object.hasOwn(types, type)) return 'file-wrong-type'
  return bytes > uploadMaxBytes ? 'file-too-large' : null
}

/** Value of an `<input type=file accept>`: media types and extensions. */
export function acceptOf(types: UploadTypes): string {
  const extensions = Object.values(types).flatMap((each) => each.map((name) => `.${name}`))
  return [...Object.keys(types), ...extensions].join(',')
}

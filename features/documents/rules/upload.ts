/** READINGS R-10: 5 MB is 5·1024·1024 bytes and exactly that passes. */
export const uploadMaxBytes = 5 * 1024 * 1024

/** Media types a form accepts, each with its file name extensions. */
export type UploadTypes = Readonly<Record<string, readonly string[]>>

/** What an uploaded file says of itself. `type` may be '' when the browser does not know it. */
export type UploadFacts = { readonly name: string; readonly type: string; readonly bytes: number }

export type UploadReason = 'file-too-large' | 'file-wrong-type'

/**
 * Why a file is refused, or null: media type and extension must name the same accepted type; without a media type the
 * name decides, without a name the media type. The server looks at the bytes as well.
 */
export function uploadProblem(file: UploadFacts, types: UploadTypes): UploadReason | null {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const fits = Object.entries(types).some(
    ([type, extensions]) =>
      (file.name === '' ? file.type !== '' : extensions.includes(extension)) &&
      (file.type === '' || file.type === type),
  )
  if (!fits) return 'file-wrong-type'
  return file.bytes > uploadMaxBytes ? 'file-too-large' : null
}

/** Value of an `<input type=file accept>`: media types and extensions. */
export function acceptOf(types: UploadTypes): string {
  const extensions = Object.values(types).flatMap((each) => each.map((name) => `.${name}`))
  return [...Object.keys(types), ...extensions].join(',')
}

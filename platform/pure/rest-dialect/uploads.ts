/** Path to which files are sent piece by piece, by the tus protocol (tus.io, version 1.0.0). */
export const uploadsPath = '/nou/uploads'

const reference = /^upload:([0-9a-f]{32})$/

/** Text that a call carries in place of the base64 of a file that was sent piece by piece. */
export function referenceTo(uploadId: string): string {
  return `upload:${uploadId}`
}

/** The id of an upload a text refers to; null for any other text. */
export function uploadIn(text: string): string | null {
  return reference.exec(text)?.[1] ?? null
}

/** The id of the upload at this address; null where there is none. */
export function uploadAt(address: string): string | null {
  return /\/([0-9a-f]{32})$/.exec(address)?.[1] ?? null
}

import { cleanImage } from '#platform/server/files/image.ts'

/** Printed 30 mm high at 250 dpi. */
const maxEdge = 300
/** Smaller files are not worth the work. */
const worthBytes = 16_000
/** Pictures of no one person: a print of thousands takes one turn after another with the uploads of people. */
const by = 0

/** A photo as small as a page needs it, for files of many pages: thousands of them would fill a disk. Never rejects. */
export async function smallPhoto(photo: Uint8Array | null): Promise<Uint8Array | null> {
  if (photo === null || photo.length < worthBytes) return photo
  const small = await cleanImage(photo, { by, maxEdge }).catch(() => null)
  return small?.is === 'image' ? small.content : photo
}

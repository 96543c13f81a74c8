import { fileType, mediaTypes } from '#platform/pure/file-type.ts'
import { cleanImage, type Frame, type ImageRefusal } from '#platform/server/files/image.ts'
import { imageProblem, imageShapes } from '../rules/images.ts'
import { imageColumns } from '../wire/image.ts'

export type PictureReason =
  | 'image-wrong-type'
  | 'file-too-large'
  | 'image-damaged'
  | 'image-too-many-pixels'

/** A photo is cropped to 7:9, a signature is set on a white background of 3:1 (DESIGN §6). */
const frames: Readonly<Record<string, Frame>> = {
  [imageColumns.photo]: { ...imageShapes.photo, fit: 'cut' },
  [imageColumns.signature]: { ...imageShapes.signature, fit: 'on-paper' },
}

const reasons = {
  'not-an-image': 'image-wrong-type',
  'too-many-pixels': 'image-too-many-pixels',
  'too-many-scans': 'image-damaged',
  damaged: 'image-damaged',
} as const satisfies Record<ImageRefusal, PictureReason>

/**
 * A picture as it is stored: decoded, brought into the shape of its column and rewritten as JPEG, or why it is refused. `by`:
 * id of the user who sent it.
 */
export async function cleanPicture(
  content: Uint8Array,
  { by, column }: { readonly by: number; readonly column: string },
): Promise<Uint8Array | PictureReason> {
  const type = fileType(content)
  const media = type === null ? '' : mediaTypes[type]
  const problem = imageProblem({ type: media, bytes: content.length })
  if (problem !== null) return problem
  const frame = frames[column]
  const image = await cleanImage(content, frame === undefined ? { by } : { by, frame })
  return image.is === 'refused' ? reasons[image.reason] : image.content
}

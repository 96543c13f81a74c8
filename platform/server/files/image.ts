import { type FileType, fileType } from './file-type.ts'
import { firstFrameOfGif } from './gif.ts'
import { type ImageResult, type Output, rewriteElsewhere } from './image-worker.ts'
import { createSemaphore } from '../semaphore.ts'

export type { CleanImage, Frame, ImageRefusal, ImageResult } from './image-worker.ts'

const one = createSemaphore(1)

/**
 * Decodes an uploaded image and writes it anew, so that only pixels remain: turned upright as its EXIF says, then
 * without metadata or appended bytes. JPEG, PNG and WEBP; GIF too (first frame) where `gif` allows it. `as` is the
 * output type, default JPEG (on white). `maxEdge` shrinks the longer side to so many pixels; `frame` gives it a shape.
 * One image at a time.
 */
export function cleanImage(
  content: Uint8Array,
  options: Output & { readonly gif?: boolean } = {},
): Promise<ImageResult> {
  const type = fileType(content)
  const known: readonly (FileType | null)[] = [
    'jpeg',
    'png',
    'webp',
    ...(options.gif ? ['gif' as const] : []),
  ]
  if (!known.includes(type)) return Promise.resolve({ is: 'refused', reason: 'not-an-image' })
  return one(async () => {
    const still = type === 'gif' ? await firstFrameOfGif(content) : content
    return still === null ? { is: 'refused', reason: 'damaged' } : rewriteElsewhere(still, options)
  })
}

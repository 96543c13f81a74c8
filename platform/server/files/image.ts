import { type FileType, fileType } from '#platform/pure/file-type.ts'
import { firstFrameOfGif } from './gif.ts'
import { createFairQueue } from '../fair-queue.ts'
import { type ImageResult, type Output, rewriteElsewhere } from './image-worker.ts'
import { countScans } from './jpeg-scans.ts'

export type { CleanImage, Frame, ImageRefusal, ImageResult, Region } from './image-worker.ts'

/** More than any encoder makes, few enough to be decoded in a moment. */
const mostScans = 64
const turns = createFairQueue(1)

/**
 * Decodes an uploaded image and rewrites it, so that only pixels remain: turned upright as its EXIF says, then
 * without metadata or appended bytes. JPEG, PNG and WEBP; GIF too (first frame) where `gif` allows it. `as` is the
 * output type, default JPEG (on white). `maxEdge` shrinks the longer side to so many pixels; `frame` gives it a shape.
 * One image at a time, by turns of `by`, the id of the person whose picture it is; a JPEG of very many scans is not
 * decoded at all.
 */
export function cleanImage(
  content: Uint8Array,
  { by, gif, ...output }: Output & { readonly by: number; readonly gif?: boolean },
): Promise<ImageResult> {
  const type = fileType(content)
  const known: readonly (FileType | null)[] = [
    'jpeg',
    'png',
    'webp',
    ...(gif ? ['gif' as const] : []),
  ]
  if (!known.includes(type)) return Promise.resolve({ is: 'refused', reason: 'not-an-image' })
  if (type === 'jpeg' && countScans(content) > mostScans)
    return Promise.resolve({ is: 'refused', reason: 'too-many-scans' })
  return turns(by, async () => {
    const still = type === 'gif' ? await firstFrameOfGif(content) : content
    return still === null ? { is: 'refused', reason: 'damaged' } : rewriteElsewhere(still, output)
  })
}

import sharp from 'sharp'
import { type FileType, fileType } from './file-type.ts'
import { firstFrameOfGif } from './gif.ts'
import { createSemaphore } from '../semaphore.ts'

/** SECURITY F9: no decoder but these three, in this process; a pixel bomb is refused before it is decoded. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
export const maxPixels = 24_000_000
const jpegQuality = 86
const one = createSemaphore(1)

export type ImageRefusal = 'not-an-image' | 'too-many-pixels' | 'damaged'
export type CleanImage = {
  readonly is: 'image'
  readonly type: 'jpeg' | 'png'
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}
export type ImageResult = CleanImage | { readonly is: 'refused'; readonly reason: ImageRefusal }

/**
 * Decodes an uploaded image and writes it anew, so that only pixels remain: turned upright as its EXIF says, then
 * without metadata or appended bytes. JPEG, PNG and WEBP; GIF too (first frame) where `gif` allows it. `as` is the
 * output type, default JPEG (on white). `maxEdge` shrinks the longer side to so many pixels. One image at a time.
 */
export function cleanImage(
  content: Uint8Array,
  options: { readonly as?: 'jpeg' | 'png'; readonly maxEdge?: number; readonly gif?: boolean } = {},
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
    return still === null ? { is: 'refused', reason: 'damaged' } : rewrite(still, options)
  })
}

async function rewrite(
  content: Uint8Array,
  { as = 'jpeg', maxEdge }: { readonly as?: 'jpeg' | 'png'; readonly maxEdge?: number },
): Promise<ImageResult> {
  try {
    let image = sharp(content, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      pages: 1,
    }).autoOrient()
    if (maxEdge !== undefined) {
      image = image.resize({
        width: maxEdge,
        height: maxEdge,
        fit: 'inside',
        withoutEnlargement: true,
      })
    }
    image =
      as === 'jpeg'
        ? image.flatten({ background: '#ffffff' }).jpeg({ quality: jpegQuality, mozjpeg: true })
        : image.png({ compressionLevel: 9 })
    const { data, info } = await image
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
    return { is: 'image', type: as, content: data, width: info.width, height: info.height }
  } catch (error) {
    const pixels = error instanceof Error && error.message.includes('pixel limit')
    return { is: 'refused', reason: pixels ? 'too-many-pixels' : 'damaged' }
  }
}

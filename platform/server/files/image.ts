import sharp, { type ResizeOptions, type Sharp } from 'sharp'
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

/** A shape pictures are brought into: at most so many pixels, cut to it or set on white paper of it. Never enlarged. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly fit: 'cut' | 'on-paper'
}

/**
 * Decodes an uploaded image and writes it anew, so that only pixels remain: turned upright as its EXIF says, then
 * without metadata or appended bytes. JPEG, PNG and WEBP; GIF too (first frame) where `gif` allows it. `as` is the
 * output type, default JPEG (on white). `maxEdge` shrinks the longer side to so many pixels; `frame` gives it a shape. One image at a time.
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
    return still === null ? { is: 'refused', reason: 'damaged' } : rewrite(still, options)
  })
}

type Output = {
  readonly as?: 'jpeg' | 'png'
  readonly maxEdge?: number
  readonly frame?: Frame
}

async function rewrite(
  content: Uint8Array,
  { as = 'jpeg', maxEdge, frame }: Output,
): Promise<ImageResult> {
  try {
    let image = sharp(content, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      pages: 1,
    }).autoOrient()
    if (frame !== undefined) image = image.resize(framed(await upright(image), frame))
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

/** Width and height as a person sees the picture. */
async function upright(image: Sharp): Promise<{ width: number; height: number }> {
  return (await image.metadata()).autoOrient
}

function framed(seen: { width: number; height: number }, frame: Frame): ResizeOptions {
  const { width, height, fit } = frame
  const ratio = width / height
  const widest =
    fit === 'cut'
      ? Math.min(seen.width, seen.height * ratio)
      : Math.max(seen.width, seen.height * ratio)
  const scale = Math.min(1, widest / width)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: fit === 'cut' ? 'cover' : 'contain',
    background: '#ffffff',
  }
}

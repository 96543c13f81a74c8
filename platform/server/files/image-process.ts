import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import type { Frame, ImageResult, Output, Region } from './image-worker.ts'

/** A program: asked over its channel for one picture after the other, started and ended by image-worker.ts. */

/** SECURITY F9: no decoder but these three, in this process; a pixel bomb is refused before it is decoded. */
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
})
sharp.cache(false)
/** More threads cost a quarter more and make no picture faster: decoders use one. */
sharp.concurrency(1)

const maxPixels = 24_000_000
const jpegQuality = 86

type ImageJob = { readonly content: Uint8Array; readonly output: Output }

process.send?.('ready')
process.on('message', ({ content, output }: ImageJob) => {
  void rewrite(content, output).then((result) => process.send?.(result, () => giveBack(content)))
})
process.on('disconnect', () => process.exit())

/** Collecting takes longer than a small photo: several are let go together. */
const mostUncollected = 1_000_000
let uncollected = 0

/** The collector does not see how large a picture outside its heap is; a large one is let go as soon as it is answered. */
function giveBack({ length }: Uint8Array): void {
  uncollected += length
  if (uncollected < mostUncollected) return
  uncollected = 0
  globalThis.gc?.()
}

async function rewrite(
  content: Uint8Array,
  { as = 'jpeg', maxEdge, frame, region }: Output,
): Promise<ImageResult> {
  try {
    let image = sharp(content, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      pages: 1,
    }).autoOrient()
    if (region !== undefined) image = await partOf(image, region)
    if (frame !== undefined) image = image.resize(framed(region ?? (await upright(image)), frame))
    if (maxEdge !== undefined)
      image = image.resize({
        width: maxEdge,
        height: maxEdge,
        fit: 'inside',
        withoutEnlargement: true,
      })
    // The slow encoders save a tenth of the bytes and hold the whole picture: worth it for small pictures only.
    const small = frame !== undefined
    const encoder = { quality: jpegQuality, mozjpeg: small, optimiseCoding: small }
    image =
      as === 'jpeg'
        ? image.flatten({ background: '#ffffff' }).jpeg(encoder)
        : image.png({ compressionLevel: 9 })
    const { data, info } = await image.toBuffer({ resolveWithObject: true })
    return { is: 'image', type: as, content: data, width: info.width, height: info.height }
  } catch (error) {
    const pixels = error instanceof Error && error.message.includes('pixel limit')
    return { is: 'refused', reason: pixels ? 'too-many-pixels' : 'damaged' }
  }
}

/** Turned first, as a picture of its own: to cut and to turn in one go depends on which comes first. */
async function partOf(image: Sharp, { quarterTurns, ...part }: Region): Promise<Sharp> {
  const turned = await image
    .rotate(quarterTurns * 90)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(turned, { limitInputPixels: maxPixels }).extract(part)
}

/** Width and height as a person sees the picture. */
async function upright(image: Sharp): Promise<{ width: number; height: number }> {
  return (await image.metadata()).autoOrient
}

function framed(seen: { width: number; height: number }, frame: Frame): ResizeOptions {
  const { width, height, fit } = frame
  const widest = (fit === 'cut' ? Math.min : Math.max)(seen.width, seen.height * (width / height))
  const scale = Math.min(1, widest / width)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: fit === 'cut' ? 'cover' : 'contain',
    background: '#ffffff',
  }
}

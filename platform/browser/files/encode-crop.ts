import { type Crop, type CropView, scaleOf } from './crop.ts'
import { encodeJpeg, whiteCanvas } from './jpeg.ts'

const longestEdge = 3000
const qualities = [0.88, 0.8, 0.7, 0.6, 0.5, 0.4] as const

/** A picture upright as its camera meant it (EXIF), at most 3000 px long; throws when this device cannot read it. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = longestEdge / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const smaller = await createImageBitmap(picture, {
    resizeWidth: Math.round(picture.width * scale),
    resizeHeight: Math.round(picture.height * scale),
    resizeQuality: 'medium',
  })
  picture.close()
  return smaller
}

/** Draws the view with the frame's centre at the origin's offset; one unit is one pixel of the result. */
export function drawPicture(
  pen: CanvasRenderingContext2D,
  picture: ImageBitmap,
  at: { readonly crop: Crop; readonly view: CropView; readonly middle: { x: number; y: number } },
): void {
  const { crop, view, middle } = at
  const scale = scaleOf(crop, view)
  const upright = view.quarterTurns % 2 === 0
  const width = upright ? picture.width : picture.height
  const height = upright ? picture.height : picture.width
  pen.save()
  pen.translate(middle.x, middle.y)
  pen.scale(scale, scale)
  pen.translate((0.5 - view.x) * width, (0.5 - view.y) * height)
  pen.rotate((view.quarterTurns * Math.PI) / 2)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  pen.restore()
}

/** Encodes the content of the frame as JPEG on white, at most `maxBytes` if quality 0.4 is enough for that. */
export async function encodeCrop(
  picture: ImageBitmap,
  at: { readonly crop: Crop; readonly view: CropView; readonly maxBytes: number },
): Promise<Blob> {
  const { width, height } = at.crop.frame
  const { canvas, pen } = whiteCanvas(width, height)
  pen.imageSmoothingQuality = 'high'
  drawPicture(pen, picture, { ...at, middle: { x: width / 2, y: height / 2 } })
  return encodeJpeg(canvas, { qualities, maxBytes: at.maxBytes })
}

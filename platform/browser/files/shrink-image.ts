import { encodeJpeg, whiteCanvas } from './jpeg.ts'

const longestEdge = 2000
const wantedBytes = 900_000
const qualities = [0.8, 0.65, 0.5] as const

/**
 * A photo of a document as JPEG with its longest edge at 2000 px, upright, about 900 kB at most (DESIGN §6 File
 * upload). PDF, GIF and what cannot be decoded come back untouched; so does a photo that would not get smaller.
 */
export async function shrinkImage(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
    if (scale === 1 && file.size <= wantedBytes) return file
    const smaller = await encode(picture, scale)
    return smaller.size < file.size
      ? new File([smaller], jpegName(file.name), { type: 'image/jpeg' })
      : file
  } catch {
    // Not an image that this device can open: the type and size rules choose the message.
    return file
  }
}

function encode(picture: ImageBitmap, scale: number): Promise<Blob> {
  const { canvas, pen } = whiteCanvas(
    Math.round(picture.width * scale),
    Math.round(picture.height * scale),
  )
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return encodeJpeg(canvas, { qualities, maxBytes: wantedBytes })
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.jpg`
}

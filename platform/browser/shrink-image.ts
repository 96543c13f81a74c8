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
    // Not an image this device can open: the type and size rules decide what is said about it.
    return file
  }
}

async function encode(picture: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('No canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  let blob = await toJpeg(canvas, qualities[0])
  for (const quality of qualities.slice(1)) {
    if (blob.size <= wantedBytes) break
    blob = await toJpeg(canvas, quality)
  }
  return blob
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))),
      'image/jpeg',
      quality,
    )
  })
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.jpg`
}

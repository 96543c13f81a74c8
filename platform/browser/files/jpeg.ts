type JpegCanvas = { readonly canvas: HTMLCanvasElement; readonly pen: CanvasRenderingContext2D }

/** A white canvas to draw a picture on: what is see-through becomes white, as JPEG has no holes. */
export function whiteCanvas(width: number, height: number): JpegCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('No canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  return { canvas, pen }
}

/** The first of the qualities that stays within `maxBytes`, else the last. */
export async function encodeJpeg(
  canvas: HTMLCanvasElement,
  { qualities, maxBytes }: { qualities: readonly [number, ...number[]]; maxBytes: number },
): Promise<Blob> {
  const [best, ...lower] = qualities
  let blob = await toJpeg(canvas, best)
  for (const quality of lower) {
    if (blob.size <= maxBytes) break
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

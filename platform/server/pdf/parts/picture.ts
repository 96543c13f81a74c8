import { createHash } from 'node:crypto'
import { ink, type Sheet } from './sheet.ts'

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A decoded picture, so that one drawn twice is stored once. */
export type Picture = PDFKit.Mixins.ImageSrc

const cornerRadius = 3.5

/** JPEG or PNG bytes as files/image.ts writes them; null stays null. */
export function openPicture({ pdf, pictures }: Sheet, content: Uint8Array | null): Picture | null {
  if (content === null) return null
  const digest = createHash('sha256').update(content).digest('base64')
  const known = pictures.get(digest)
  if (known) return known
  const picture = pdf.openImage(Buffer.from(content))
  pictures.set(digest, picture)
  return picture
}

/** A portrait photo that fills its box, or an empty frame to glue one into. */
export function drawPhoto({ pdf }: Sheet, photo: Picture | null, box: Box): void {
  pdf.roundedRect(box.x, box.y, box.width, box.height, cornerRadius)
  if (photo === null) {
    pdf.lineWidth(0.8).stroke(ink.line)
    return
  }
  pdf.save().clip()
  const cover: [number, number] = [box.width, box.height]
  pdf.image(photo, box.x, box.y, { cover, align: 'center', valign: 'center' })
  pdf.restore()
}

/** A framed field for a signature, with the picture of one inside or empty to sign in. */
export function drawSignature({ pdf }: Sheet, signature: Picture | null, box: Box): void {
  pdf.roundedRect(box.x, box.y, box.width, box.height, cornerRadius).lineWidth(0.8).stroke(ink.line)
  if (signature === null) return
  const fit: [number, number] = [box.width - 8, box.height - 6]
  pdf.image(signature, box.x + 4, box.y + 3, { fit, align: 'center', valign: 'center' })
}

/** Draws a written signature on a line; nothing if there is none. */
export function drawPictureOnLine(
  { pdf }: Sheet,
  picture: Picture | null,
  line: { readonly x: number; readonly y: number; readonly width: number },
): void {
  if (picture === null) return
  const fit: [number, number] = [line.width * 0.8, 32]
  pdf.image(picture, line.x + line.width * 0.1, line.y - 30, {
    fit,
    align: 'center',
    valign: 'bottom',
  })
}

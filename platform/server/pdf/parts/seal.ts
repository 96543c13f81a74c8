import { openPicture } from './picture.ts'
import { ink, type Sheet } from './sheet.ts'

/** The centre and the outer radius. */
export type SealPlace = { readonly x: number; readonly y: number; readonly radius: number }

const steps = 5

/** The seal: a ring, a running stitch and one diamond of the weave (DESIGN §1). */
function drawSeal({ pdf }: Sheet, { x, y, radius }: SealPlace): void {
  pdf
    .circle(x, y, radius)
    .lineWidth(radius * 0.07)
    .stroke(ink.institution)
  pdf.circle(x, y, radius * 0.82).lineWidth(radius * 0.03)
  pdf
    .dash(radius * 0.12, { space: radius * 0.07 })
    .stroke(ink.institution)
    .undash()
  const side = (radius * 0.98) / (2 * steps + 1)
  for (let down = -steps; down <= steps; down++) {
    for (let right = -steps; right <= steps; right++) {
      if (Math.abs(down) + Math.abs(right) > steps || (down + right + steps) % 2 !== 0) continue
      pdf.rect(x + (right - 0.5) * side, y + (down - 0.5) * side, side, side)
    }
  }
  pdf.fill(ink.institution)
}

/** The logo where the seal stands, as large as it; the seal where there is no logo. */
export function drawLogo(sheet: Sheet, logo: Uint8Array | null, place: SealPlace): void {
  const picture = openPicture(sheet, logo)
  if (picture === null) return drawSeal(sheet, place)
  const { x, y, radius } = place
  const fit: [number, number] = [2 * radius, 2 * radius]
  sheet.pdf.image(picture, x - radius, y - radius, { fit, align: 'center', valign: 'center' })
}

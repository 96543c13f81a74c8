import { drawSigningLine } from '#platform/server/pdf/parts/frame.ts'
import { drawPictureOnLine, openPicture } from '#platform/server/pdf/parts/picture.ts'
import type { Sheet } from '#platform/server/pdf/parts/sheet.ts'
import type { OfficerSignature } from '#features/institution/server/pictures/pictures.ts'

type Line = { readonly x: number; readonly y: number; readonly width: number }

/** Pictures on the line of an officer; null: the line is signed by hand. */
type Signed = { readonly seal: Uint8Array | null; readonly officer: OfficerSignature | null }

/** Side of the square that the seal is printed in. */
const sealSide = 54

/** The line that an officer signs on: seal, signature and name of the officer where the university has them. */
export function drawOfficerLine(
  sheet: Sheet,
  line: Line & { readonly captions: readonly string[] },
  { seal, officer }: Signed,
): void {
  const stamp = openPicture(sheet, seal)
  if (stamp !== null) {
    const fit: [number, number] = [sealSide, sealSide]
    const place = { fit, align: 'center', valign: 'center' } as const
    sheet.pdf.save().opacity(0.6)
    sheet.pdf.image(stamp, line.x - 8, line.y - sealSide + 6, place)
    sheet.pdf.restore()
  }
  drawPictureOnLine(sheet, openPicture(sheet, officer?.content ?? null), line)
  drawSigningLine(
    sheet,
    line,
    officer === null ? line.captions : [officer.person, ...line.captions],
  )
}

import { a4, ink, type Sheet } from './sheet.ts'
import { drawText } from '../text.ts'

/** A straight line; `dash` as [drawn, left out] in points. */
export type Line = {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly width?: number
  readonly color?: string
  readonly dash?: readonly [drawn: number, space: number]
}

export function drawLine(
  { pdf }: Sheet,
  { from, to, width = 0.8, color = ink.text, dash }: Line,
): void {
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(width)
  if (dash) pdf.dash(dash[0], { space: dash[1] })
  pdf.stroke(color)
  if (dash) pdf.undash()
}

/** The perforation: a dashed line between two half holes, and beneath it the name of the keeper of the lower part. */
export function drawPerforation(sheet: Sheet, y: number, keeper: string): void {
  drawLine(sheet, { from: [39, y], to: [556.3, y], width: 1.2, color: ink.line, dash: [4.5, 3] })
  for (const edge of [0, a4.width])
    sheet.pdf
      .circle(edge, y + 0.7, 6.8)
      .lineWidth(0.8)
      .stroke(ink.line)
  drawText(sheet, keeper, {
    x: a4.width / 2,
    y: y + 14,
    align: 'center',
    size: 9.75,
    color: ink.muted,
  })
}

/** A line to sign on, with captions centred beneath it. */
export function drawSigningLine(
  sheet: Sheet,
  line: { readonly x: number; readonly y: number; readonly width: number },
  captions: readonly string[],
): void {
  drawLine(sheet, { from: [line.x, line.y], to: [line.x + line.width, line.y] })
  captions.forEach((caption, index) => {
    const y = line.y + 11.7 + index * 13.5
    const x = line.x + line.width / 2
    drawText(sheet, caption, { x, y, align: 'center', size: 9.75, color: ink.muted })
  })
}

import { encode } from 'uqr'
import { noteDrawn, type Sheet } from './sheet.ts'

/** 65 modules: at 26 mm each is 0.4 mm, which any phone reads from a printed page. */
const maxVersion = 12
const levelMBytes = 287

/** Drawn black; `size` is the side in points without the quiet zone, which the page leaves free. */
export type QrPlace = { readonly x: number; readonly y: number; readonly size: number }

/**
 * A QR code as one vector path. Error level M; L when the text would not fit otherwise (up to 367 bytes). Throws
 * when it does not fit at all.
 */
export function drawQr(sheet: Sheet, text: string, { x, y, size }: QrPlace): void {
  const rows = qrRows(text)
  const module = size / rows.length
  const bars = rows.flatMap((row, down) =>
    barsOf(row).map(([from, length]) => `${from} ${down} ${length} 1 re`),
  )
  noteDrawn(sheet, { left: x, right: x + size, bottom: y + size })
  sheet.pdf.addContent(`q 0 g ${module} 0 0 ${module} ${x} ${y} cm ${bars.join(' ')} f Q`)
}

/** The dark stretches of a row as [start, length]. */
function barsOf(row: readonly boolean[]): [number, number][] {
  const bars: [number, number][] = []
  row.forEach((dark, at) => {
    const last = bars.at(-1)
    if (!dark) return
    if (last && last[0] + last[1] === at) last[1]++
    else bars.push([at, 1])
  })
  return bars
}

/** The mask is fixed: trying all eight costs more than the rest of a page, and signed facts look like noise anyway. */
function qrRows(text: string): readonly (readonly boolean[])[] {
  const ecc = Buffer.byteLength(text) <= levelMBytes ? 'M' : 'L'
  return encode(text, { ecc, border: 0, maxVersion, maskPattern: 2 }).data
}

import { type PdfDocument } from '../document.ts'
import type { Sheet } from '../parts/sheet.ts'
import { drawText } from '../text.ts'

/** Data of the document that the renderer's tests draw. */
export type Sample = { readonly text: string; readonly be?: 'wrong' | 'endless' | 'gone' }

export const sample: PdfDocument<Sample> = {
  name: 'sample',
  module: new URL(import.meta.url),
  draw: 'drawSample',
}

/** @public found by its name in a thread. */
export function drawSample(sheet: Sheet, { text, be }: Sample): void {
  if (be === 'wrong') throw new Error('cannot be drawn')
  if (be === 'gone') process.exit(3)
  if (be === 'endless') for (;;);
  drawText(sheet, text, { x: 40, y: 40, size: 12 })
}

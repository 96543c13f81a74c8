import type { Message } from '#platform/pure/message.ts'
import { ink, type Sheet } from './sheet.ts'
import { drawParagraph } from './paragraph.ts'
import { drawText } from '../text.ts'

export type Fact = { readonly label: Message; readonly value: string }
export type FactsPlace = {
  readonly x: number
  readonly y: number
  /** Left and right end of the values. */
  readonly valueX: number
  readonly right: number
}

const step = 18.4
const lineHeight = 14.5
const size = 10.5

/** Rows of a label in two scripts and a value, which wraps; '-' where there is none. Gives the next baseline. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[], place: FactsPlace): number {
  let { y } = place
  for (const { label, value } of facts) {
    drawText(sheet, `${label.en} ${label.ne}`, { x: place.x, y, size, color: ink.muted })
    const width = place.right - place.valueX
    const text = value === '' ? '-' : value
    const style = { x: place.valueX, y, width, size, lineHeight, weight: 'semibold' } as const
    y = drawParagraph(sheet, text, style) - lineHeight + step
  }
  return y
}

import { type Language, type Message, say } from '#platform/pure/message.ts'
import { drawParagraph } from './paragraph.ts'
import type { Sheet } from './sheet.ts'
import { drawText } from '../text.ts'

export type ListPlace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly language: Language
}

/** Devanagari stands higher and deeper, so its lines are further apart (DESIGN §3). */
const steps = { en: 15.85, ne: 17.4 } as const satisfies Record<Language, number>
const indent = 13.5

/** A heading and its items, numbered in Latin digits in both languages, so that the columns agree. Gives the
 * baseline after the last line. */
export function drawNumberedList(
  sheet: Sheet,
  { heading, items }: { readonly heading: Message; readonly items: readonly Message[] },
  { x, y, width, language }: ListPlace,
): number {
  drawText(sheet, say(heading, language), { x, y, size: 10.5, weight: 'semibold' })
  const lineHeight = steps[language]
  let next = y + lineHeight + 1
  items.forEach((item, index) => {
    drawText(sheet, `${index + 1}.`, { x: x + indent - 2, y: next, align: 'right', size: 9.75 })
    const style = { x: x + indent, y: next, width: width - indent, size: 9.75, lineHeight }
    next = drawParagraph(sheet, say(item, language), style)
  })
  return next
}

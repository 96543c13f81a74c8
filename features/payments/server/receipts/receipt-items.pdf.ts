import type { Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawPhrases, drawText, textWidth } from '#platform/server/pdf/text.ts'
import { receiptMessages as texts } from '../../rules/receipt-messages.ts'
import type { ReceiptData } from './receipt.ts'

type Frame = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
type ReceiptRow = {
  readonly label: Message
  readonly value: string
  readonly look?: 'head' | 'total'
}

const tallestRow = 25
/** Still read; more rows than fit at this height make the page smaller. */
const lowestRow = 10
const amountWidth = 190

/** Draws the items, the total and the rest owed; rows are lower where many must fit. Gives the y below. */
export function drawItems(sheet: Sheet, data: ReceiptData, frame: Frame): number {
  const rows = rowsOf(data)
  const room = (frame.bottom - frame.top) / rows.length
  const height = Math.max(lowestRow, Math.min(tallestRow, room))
  const bottom = frame.top + rows.length * height
  const { left, right, top } = frame
  sheet.pdf.rect(left, top, right - left, height).fill(headFill)
  rows.forEach((row, index) => {
    const y = top + index * height
    drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
    drawRow(sheet, row, { left, right, y: y + height * 0.68, size: Math.min(13, height * 0.54) })
  })
  drawLine(sheet, { from: [left, bottom], to: [right, bottom], color: ink.hairline })
  for (const x of [left, right - amountWidth, right])
    drawLine(sheet, { from: [x, top], to: [x, bottom], color: ink.hairline })
  return bottom
}

const headFill = '#F0F3F6'

/** A receipt with a credit says nothing of what is owed: the fee was settled before. */
function rowsOf({ items, amount, stillOwed, toCredit }: ReceiptData): readonly ReceiptRow[] {
  const nothing = `${texts.nothing.en} · ${texts.nothing.ne}`
  return [
    { label: texts.item, value: `${texts.amount.en} ${texts.amount.ne}`, look: 'head' },
    ...items.map(({ label, amount: part }) => ({ label, value: formatRs(part) })),
    { label: texts.total, value: formatRs(amount), look: 'total' },
    ...(toCredit > 0
      ? []
      : [{ label: texts['still-owed'], value: stillOwed === 0 ? nothing : formatRs(stillOwed) }]),
  ]
}

function drawRow(
  sheet: Sheet,
  { label, value, look }: ReceiptRow,
  { left, right, y, size }: { left: number; right: number; y: number; size: number },
): void {
  const weight = look === undefined ? 'regular' : 'semibold'
  const phrases = [
    { text: `${label.en} `, size, weight } as const,
    { text: label.ne, size, color: ink.muted } as const,
  ]
  const room = right - left - amountWidth - 20
  const width = phrases.reduce((sum, one) => sum + textWidth(sheet, one.text, one), 0)
  const fitted = phrases.map((one) => ({ ...one, size: size * Math.min(1, room / width) }))
  drawPhrases(sheet, fitted, { x: left + 10, y })
  const end = { x: right - 10, align: 'right', y } as const
  const space = Math.min(1, (amountWidth - 20) / textWidth(sheet, value, { size, weight }))
  drawText(sheet, value, { ...end, size: size * space, weight })
}

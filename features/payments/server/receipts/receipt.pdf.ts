import { dayNumber } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { inWords } from '#platform/pure/money/words.ts'
import { drawLine, drawPerforation } from '#platform/server/pdf/parts/frame.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { drawQr } from '#platform/server/pdf/parts/qr.ts'
import { drawLogo } from '#platform/server/pdf/parts/seal.ts'
import { describeSheet, ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import { receiptMessages as texts } from '../../rules/receipt-messages.ts'
import type { ReceiptData } from './receipt.ts'
import { drawItems } from './receipt-items.pdf.ts'

const left = 36
const right = 559
const valueX = 170
/** The highest place of the perforation. */
const perforation = 660
const muted = { size: 14, color: ink.muted } as const
const done = '#145D36'

/** The ticket of picture 63: amount first, in figures and written out in both languages. */
export function drawReceipt(sheet: Sheet, data: ReceiptData): void {
  describeSheet(sheet, {
    title: `${texts.receipt.en} ${data.number}`,
    author: data.institution.name.en,
    issuedMs: dayNumber(data.issuedOn) * 86_400_000,
  })
  drawHead(sheet, data)
  drawAmount(sheet, data)
  const below = drawFacts(sheet, data)
  const items = { left, right, top: below - 8, bottom: perforation - 12 }
  drawCheck(sheet, data, Math.max(perforation, drawItems(sheet, data, items) + 12))
}

function inBoth({ en, ne }: Message, between = ' '): string {
  return ne === '' ? en : `${en}${between}${ne}`
}

function drawHead(sheet: Sheet, { institution, number, issuedOn }: ReceiptData): void {
  drawLogo(sheet, institution.logo, { x: 62, y: 58, radius: 26 })
  const name = { x: 100, weight: 'semibold', color: ink.institution } as const
  drawText(sheet, institution.name.en, { ...name, y: 42, size: 18 })
  drawText(sheet, institution.name.ne, { ...name, y: 64, size: 16 })
  drawText(sheet, `${inBoth(texts.office)} · ${institution.place}`, { ...muted, x: 100, y: 84 })
  drawLine(sheet, { from: [left, 100], to: [right, 100], width: 2, color: ink.institution })
  drawText(sheet, texts.receipt.en, { x: left, y: 132, size: 20, weight: 'semibold' })
  drawText(sheet, texts.receipt.ne, { x: left, y: 158, size: 18, weight: 'semibold' })
  const end = { x: right, align: 'right' } as const
  drawText(sheet, number, { ...end, y: 130, size: 18, weight: 'semibold' })
  drawText(sheet, formatDay(issuedOn, 'en'), { ...muted, ...end, y: 150 })
}

function drawAmount(sheet: Sheet, { amount }: ReceiptData): void {
  sheet.pdf
    .roundedRect(left, 178, right - left, 126, 10)
    .lineWidth(2)
    .stroke(ink.institution)
  drawText(sheet, inBoth(texts.received), { ...muted, x: 58, y: 204 })
  drawText(sheet, formatRs(amount), { x: 58, y: 244, size: 36, weight: 'semibold' })
  sheet.pdf.roundedRect(434, 192, 104, 62, 6).lineWidth(2).stroke(done)
  const stamp = { x: 486, align: 'center', weight: 'semibold', color: done } as const
  drawText(sheet, texts.paid.en, { ...stamp, y: 216, size: 17 })
  drawText(sheet, texts.paid.ne, { ...stamp, y: 240, size: 15 })
  drawLine(sheet, { from: [58, 264], to: [537, 264], width: 1, color: ink.line, dash: [4, 3] })
  const words = `${inWords(amount, 'en')} · ${inWords(amount, 'ne')}`
  drawParagraph(sheet, words, { x: 58, y: 284, width: 480, size: 13, lineHeight: 16 })
}

/** Rows of label and value; gives the y below them. */
function drawFacts(sheet: Sheet, data: ReceiptData): number {
  const rows = [
    [texts.from, [data.payer.en, data.payer.ne]],
    [texts.for, [data.forWhat.en, data.forWhat.ne]],
    [texts['paid-by'], [data.paidBy]],
    [texts['paid-on'], [formatDay(data.paidOn, 'en')]],
    [texts.confirmed, [data.confirmed]],
  ] as const
  const place = { x: valueX, width: right - valueX, size: 13.5, lineHeight: 19 } as const
  let y = 328
  for (const [label, values] of rows) {
    drawText(sheet, inBoth(label), { ...muted, size: 13, x: left, y })
    for (const value of values.filter((each) => each !== ''))
      y = drawParagraph(sheet, value, { ...place, y, weight: 'semibold' })
    y += 3
  }
  return y
}

/** Draws the part below the perforation at `y`. */
function drawCheck(sheet: Sheet, data: ReceiptData, y: number): void {
  const { number, checkUrl, institution } = data
  drawPerforation(sheet, y, '')
  drawQr(sheet, checkUrl, { x: 40, y: y + 24, size: 104 })
  const x = 166
  drawText(sheet, inBoth(texts.scan), { x, y: y + 38, size: 15, weight: 'semibold' })
  const place = { x, width: right - x, size: 13, lineHeight: 17, color: ink.muted } as const
  const below = drawParagraph(sheet, texts.repeats.en, { ...place, y: y + 60 })
  drawText(sheet, `${number} · ${texts.keep.en}`, { x, y: below + 2, size: 14, weight: 'semibold' })
  drawText(sheet, texts.keep.ne, { x, y: below + 21, size: 13, color: ink.muted })
  drawLine(sheet, { from: [left, y + 144], to: [right, y + 144], width: 1, color: ink.hairline })
  drawText(sheet, inBoth(texts.copy), { ...muted, x: left, y: y + 166 })
  const questions = say(texts.questions, 'en', { phone: institution.phone })
  drawText(sheet, questions, { ...muted, x: right, y: y + 166, align: 'right' })
}

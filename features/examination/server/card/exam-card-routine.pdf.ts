import { formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { drawLine } from '#platform/server/pdf/frame.ts'
import { ink, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawPhrases, drawText, type Phrase, textWidth } from '#platform/server/pdf/text.ts'
import { admitCardMessages } from '#features/documents/rules/admit-card-messages.ts'
import { formEdges, inBoth } from '#features/documents/server/form-paper.pdf.ts'
import { examCardMessages as texts } from '../../rules/card-messages.ts'
import { hoursOf } from '../../rules/slot.ts'
import type { CardPaper } from './exam-card.ts'

const { left, right } = formEdges
const columns = { day: left + 8, time: 196, code: 270, course: 316, seat: 452 } as const
const centreHeight = 36
const headHeight = 20
/** Room for the rows: what is beneath has its place on the page. */
const mostHeight = 126
const tallestRow = 21

/** The centre, and beneath it each paper with day, time and seat; gives the y below. Rows are lower where many must fit. */
export function drawRoutine(sheet: Sheet, papers: readonly CardPaper[], top: number): number {
  drawCentre(sheet, papers[0], top)
  const height = Math.min(tallestRow, mostHeight / Math.max(1, papers.length))
  const size = Math.min(9.75, height * 0.62)
  drawHead(sheet, top + centreHeight + headHeight * 0.68)
  let y = top + centreHeight + headHeight
  for (const paper of papers) {
    drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
    drawPaper(sheet, paper, { y: y + height * 0.66, size, centre: papers[0]?.centre ?? '' })
    y += height
  }
  const outline = y - top
  sheet.pdf
    .roundedRect(left, top, right - left, outline, 3.5)
    .lineWidth(0.8)
    .stroke(ink.line)
  return y
}

function drawCentre(sheet: Sheet, paper: CardPaper | undefined, top: number): void {
  const muted = { size: 9.75, color: ink.muted } as const
  const label = `${inBoth(admitCardMessages.centre)}  `
  const phrases = [
    { ...muted, text: label },
    { text: paper?.centre ?? '—', size: 11.5, weight: 'semibold' as const },
  ]
  drawPhrases(sheet, phrases, { x: columns.day, y: top + 15 })
  const address = paper === undefined ? '' : inBoth(paper.address, ' · ')
  drawFitted(sheet, { ...muted, text: address }, { x: columns.day, y: top + 29, end: right - 8 })
}

function drawHead(sheet: Sheet, y: number): void {
  const top = y - headHeight * 0.68
  sheet.pdf.rect(left, top, right - left, headHeight).fill('#EEF2F5')
  const head = { size: 9, weight: 'semibold', color: ink.muted, y } as const
  drawText(sheet, inBoth(texts.day), { ...head, x: columns.day })
  drawText(sheet, inBoth(texts.time), { ...head, x: columns.time })
  drawText(sheet, texts.code.en, { ...head, x: columns.code })
  drawText(sheet, inBoth(texts.course), { ...head, x: columns.course })
  drawText(sheet, inBoth(texts.seat), { ...head, x: columns.seat })
}

function drawPaper(
  sheet: Sheet,
  { slot, code, course, room, seat, centre }: CardPaper,
  at: { readonly y: number; readonly size: number; readonly centre: string },
): void {
  const { y, size } = at
  const strong = { size, weight: 'semibold' } as const
  const place = (x: number, end: number) => ({ x, y, end: end - 6 })
  const day = { ...strong, text: formatDay(slot.day, 'en') }
  drawFitted(sheet, day, place(columns.day, columns.time))
  drawFitted(sheet, { ...strong, text: hoursOf(slot).en }, place(columns.time, columns.code))
  drawFitted(sheet, { size, text: code }, place(columns.code, columns.course))
  const title = course.ne === '' ? course.en : `${course.en} ${course.ne}`
  drawFitted(sheet, { size, text: title }, place(columns.course, columns.seat))
  const seated = centre === at.centre ? texts.seated : texts['seated-in']
  const text = say(seated, 'en', { room, seat, centre })
  drawFitted(sheet, { ...strong, text }, place(columns.seat, right))
}

/** On one line, smaller where it would not fit: nothing is cut. */
function drawFitted(
  sheet: Sheet,
  phrase: Phrase,
  { x, y, end }: { readonly x: number; readonly y: number; readonly end: number },
): void {
  const width = textWidth(sheet, phrase.text, phrase)
  const size = phrase.size * Math.min(1, (end - x) / Math.max(1, width))
  drawPhrases(sheet, [{ ...phrase, size }], { x, y })
}

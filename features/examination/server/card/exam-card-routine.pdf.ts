import { formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { admitCardMessages } from '#features/documents/rules/admit-card-messages.ts'
import { formEdges, inBoth } from '#features/documents/server/form-document.pdf.ts'
import { examCardMessages as texts } from '../../rules/card-messages.ts'
import { hoursOf } from '../../rules/slot.ts'
import type { CardPaper } from './exam-card.ts'

const { left, right } = formEdges
const columns = { day: left + 8, time: 184, code: 260, course: 303, seat: 444 } as const
const centreHeight = 36
const headHeight = 20
/** Lowest y at which the last row may end; below it the page has other content. */
const lowest = 540
/** Of two lines; a lower row has one. */
const tallRow = 23
/** Still read at arm's length; more rows than fit at this height make the page smaller. */
const lowestRow = 10

/** Draws the centre, then each exam paper with day, time and seat; gives the y below. Many rows are drawn lower. */
export function drawRoutine(sheet: Sheet, papers: readonly CardPaper[], top: number): number {
  drawCentre(sheet, papers[0], top)
  drawHead(sheet, top + centreHeight + headHeight * 0.68)
  let y = top + centreHeight + headHeight
  const room = (lowest - y) / Math.max(1, papers.length)
  const height = Math.max(lowestRow, Math.min(tallRow, room))
  for (const paper of papers) {
    drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
    const elsewhere = paper.centre === papers[0]?.centre ? '' : paper.centre
    if (height === tallRow) drawTwoLines(sheet, paper, { y, elsewhere })
    else drawOneLine(sheet, paper, { y, height, elsewhere })
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
  drawFitted(sheet, phrases, { x: columns.day, y: top + 15, end: right - 8 })
  const address = paper === undefined ? '' : inBoth(paper.address, ' · ')
  drawFitted(sheet, [{ ...muted, text: address }], { x: columns.day, y: top + 29, end: right - 8 })
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

type RoutineLine = { readonly y: number; readonly elsewhere: string }

/** Upper line: day, time, course and seat. Second line: the course in Nepali, and the centre if it is another one. */
function drawTwoLines(sheet: Sheet, paper: CardPaper, { y, elsewhere }: RoutineLine): void {
  const upper = { y: y + 9.3, size: 9.75 } as const
  drawWhen(sheet, paper, upper)
  const second = { size: 8.5, color: ink.muted } as const
  const beneath = (x: number, end: number) => ({ x, y: y + 18.4, end: end - 6 })
  drawFitted(sheet, [{ size: 9.75, text: paper.course.en }], {
    ...beneath(columns.course, columns.seat),
    y: upper.y,
  })
  drawFitted(sheet, [{ ...second, text: paper.course.ne }], beneath(columns.course, columns.seat))
  drawFitted(sheet, [{ ...strong(upper.size), text: seatOf(paper) }], {
    ...beneath(columns.seat, right),
    y: upper.y,
  })
  drawFitted(sheet, [{ ...second, text: elsewhere }], beneath(columns.seat, right))
}

/** One line per exam paper, for cards with many of them: the code identifies the course in any language. */
function drawOneLine(
  sheet: Sheet,
  paper: CardPaper,
  { y, height, elsewhere }: RoutineLine & { readonly height: number },
): void {
  const line = { y: y + height * 0.66, size: Math.min(9.75, height * 0.62) }
  drawWhen(sheet, paper, line)
  const title = { size: line.size, text: paper.course.en }
  drawFitted(sheet, [title], { x: columns.course, y: line.y, end: columns.seat - 6 })
  const text = elsewhere === '' ? seatOf(paper) : `${seatOf(paper)}, ${elsewhere}`
  drawFitted(sheet, [{ ...strong(line.size), text }], {
    x: columns.seat,
    y: line.y,
    end: right - 6,
  })
}

/** Day, time and code. */
function drawWhen(
  sheet: Sheet,
  { slot, code }: CardPaper,
  { y, size }: { readonly y: number; readonly size: number },
): void {
  const day = { ...strong(size), text: formatDay(slot.day, 'en') }
  drawFitted(sheet, [day], { x: columns.day, y, end: columns.time - 6 })
  const hours = { ...strong(size), text: hoursOf(slot).en }
  drawFitted(sheet, [hours], { x: columns.time, y, end: columns.code - 6 })
  drawFitted(sheet, [{ size, text: code }], { x: columns.code, y, end: columns.course - 6 })
}

function strong(size: number) {
  return { size, weight: 'semibold' } as const
}

function seatOf({ room, seat }: CardPaper): string {
  return say(texts.seated, 'en', { room, seat })
}

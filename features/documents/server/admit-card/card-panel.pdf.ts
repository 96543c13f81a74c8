import { type Message, say } from '#platform/pure/message.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { drawCalendarTile } from '#platform/server/pdf/parts/calendar-tile.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import { admitCardMessages as texts } from '../../rules/admit-card-messages.ts'
import { formEdges } from '../form-document.pdf.ts'
import { type ExamCentre, type ExamTimes, hoursOf } from './exam-place.ts'

const { left, right } = formEdges
/** Of a panel with texts of usual length. */
const usualHeight = 112
const tileWidth = 96.7
const centreX = 346

type ExamTimeAndCentre = { readonly exam: ExamTimes; readonly centre: ExamCentre | null }

/** Day, time and place of an exam, readable at arm's length; gives the y below. */
export function drawExamPanel(
  sheet: Sheet,
  { exam, centre }: ExamTimeAndCentre,
  top: number,
): number {
  const hours = hoursOf(exam)
  const time = { x: left + tileWidth + 12.5, y: top + 21, width: centreX - left - tileWidth - 22 }
  const figure = typeof hours === 'string' ? hours : hours.en
  const afterTime = drawPart(sheet, { label: texts.time, figure, lines: timeLines(exam) }, time)
  const place = centre?.address ?? texts['centre-later']
  const seat = { label: texts.centre, figure: centre?.seat ?? '', lines: [place.en, place.ne] }
  const centreAt = { x: centreX + 12.5, y: top + 21, width: right - centreX - 22 }
  const bottom = Math.max(afterTime, drawPart(sheet, seat, centreAt), top + usualHeight)
  drawFrame(sheet, exam.day, { top, height: bottom - top })
  return bottom
}

function drawFrame(
  sheet: Sheet,
  day: ExamTimes['day'],
  { top, height }: { readonly top: number; readonly height: number },
): void {
  const { pdf } = sheet
  const outline = () => pdf.roundedRect(left, top, right - left, height, 3.5)
  pdf.save()
  outline().clip()
  drawCalendarTile(sheet, day, { x: left, y: top, width: tileWidth, height })
  pdf.restore()
  outline().lineWidth(0.8).stroke(ink.line)
  drawLine(sheet, {
    from: [centreX, top],
    to: [centreX, top + height],
    width: 0.7,
    color: ink.hairline,
  })
}

/** A label, a large figure and lines beneath it. */
type PanelFigure = {
  readonly label: Message
  readonly figure: string
  readonly lines: readonly string[]
}

/** Gives the y below it. */
function drawPart(
  sheet: Sheet,
  { label, figure, lines }: PanelFigure,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  drawText(sheet, `${label.en} ${label.ne}`, { x, y, size: 10.5, color: ink.muted })
  const large = { x, y: y + 18, width, size: 15.75, weight: 'semibold', lineHeight: 18 } as const
  let next = drawParagraph(sheet, figure === '' ? '—' : figure, large) - 1.5
  for (const text of lines.filter((line) => line !== '')) {
    next = drawParagraph(sheet, text, { x, y: next, width, size: 10.5, lineHeight: 15.5 })
  }
  return next - 5
}

function timeLines({ gate, reporting }: ExamTimes): string[] {
  const english = [
    ...(gate === '' ? [] : [say(texts.gate, 'en', { gate })]),
    ...(reporting === '' ? [] : [say(texts.reporting, 'en', { reporting })]),
  ]
  const partOfDay = texts[reporting < '12' ? 'morning' : 'daytime'].ne
  const values = { partOfDay, reporting: devanagariDigits(reporting) }
  return [english.join(' '), reporting === '' ? '' : say(texts.reporting, 'ne', values)]
}

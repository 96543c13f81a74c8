import { say } from '#platform/pure/message.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { formEdges, inBoth } from '#features/documents/server/form-document.pdf.ts'
import { gradesheetMessages as texts } from '../../rules/gradesheet-messages.ts'
import { paperOutcomes } from '../../rules/outcomes.ts'
import type { GradesheetData, GradesheetLine } from './gradesheet.ts'

const { left, right } = formEdges
/** Left edges of the columns, and the right edge of the table. */
const edges = [left, 93, 262, 304, 354, 394, 462, right] as const
const headHeight = 21
const tallest = 27
/** From this row height on, a course's Nepali name is beneath the English one. */
const twoLines = 24
export const tableHead = '#EEF2F5'

/** Height of the tables below the summary, by the number of semesters. */
export function heightOfSemesters(semesters: number): number {
  return 52 + semesters * semesterHeight(semesters)
}

export function semesterHeight(semesters: number): number {
  return semesters > 4 ? 13 : 18
}

/** Course by course; rows are lower where many must fit. Gives the y below. */
export function drawGrades(
  sheet: Sheet,
  { lines }: GradesheetData,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number {
  const room = bottom - top - headHeight - tallest
  const height = Math.min(tallest, room / Math.max(1, lines.length))
  sheet.pdf.rect(left, top, right - left, headHeight).fill(tableHead)
  drawHead(sheet, top + 14.5)
  let y = top + headHeight
  rule(sheet, top)
  rule(sheet, y)
  for (const line of lines) {
    drawRow(sheet, line, { y, height })
    y += height
    rule(sheet, y)
  }
  drawTotals(sheet, lines, y + 17)
  const end = y + tallest
  rule(sheet, end)
  for (const x of edges) drawLine(sheet, { from: [x, top], to: [x, end], color: ink.hairline })
  return end
}

function rule(sheet: Sheet, y: number): void {
  drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
}

/** x at which numbers end in their columns. */
const ends = { credit: edges[3] - 6, point: edges[5] - 6, product: edges[6] - 6 } as const

function drawHead(sheet: Sheet, y: number): void {
  const head = { size: 9.25, weight: 'semibold', y } as const
  drawText(sheet, texts.code.en, { ...head, x: edges[0] + 6 })
  drawText(sheet, inBoth(texts.course), { ...head, x: edges[1] + 6 })
  drawText(sheet, texts.credit.en, { ...head, x: ends.credit, align: 'right' })
  drawText(sheet, inBoth(texts.grade), { ...head, x: edges[3] + 6 })
  drawText(sheet, texts.point.en, { ...head, x: ends.point, align: 'right' })
  drawText(sheet, texts.product.en, { ...head, x: ends.product, align: 'right' })
  drawText(sheet, texts.note.en, { ...head, x: edges[6] + 6 })
}

function drawRow(
  sheet: Sheet,
  line: GradesheetLine,
  { y, height }: { readonly y: number; readonly height: number },
): void {
  const size = Math.min(9.75, height * 0.62)
  const base = y + height / 2 + size * 0.35
  drawCourse(sheet, line, { y, height, size })
  drawText(sheet, line.code, { x: edges[0] + 6, y: base, size })
  drawText(sheet, line.credits.toFixed(1), { x: ends.credit, y: base, size, align: 'right' })
  drawText(sheet, line.grade, { x: edges[3] + 6, y: base, size: size + 1.5, weight: 'semibold' })
  drawText(sheet, line.point.toFixed(1), { x: ends.point, y: base, size, align: 'right' })
  const product = (line.credits * line.point).toFixed(1)
  drawText(sheet, product, { x: ends.product, y: base, size, align: 'right' })
  const note = { text: noteOf(line), size: size - 0.75 }
  drawFitted(sheet, [note], { x: edges[6] + 6, y: base, end: right - 4 })
}

function drawCourse(
  sheet: Sheet,
  { course }: GradesheetLine,
  { y, height, size }: { readonly y: number; readonly height: number; readonly size: number },
): void {
  const at = { x: edges[1] + 6, end: edges[2] - 4 }
  const en = { text: course.en, size, weight: 'semibold' } as const
  const ne = { text: course.ne, size: size - 1, color: ink.muted }
  if (height < twoLines) {
    const base = y + height / 2 + size * 0.35
    drawFitted(sheet, [en, { ...ne, text: ` ${course.ne}` }], { ...at, y: base })
    return
  }
  drawFitted(sheet, [en], { ...at, y: y + 11.5 })
  drawFitted(sheet, [ne], { ...at, y: y + 22.5 })
}

/** Why a grade is what it is, where it needs a word. */
function noteOf({ formerGrade, outcome }: GradesheetLine): string {
  const words = [
    formerGrade === null ? '' : say(texts.retotaled, 'en', { grade: formerGrade }),
    outcome === 'ABSENT' || outcome === 'CANCELLED' ? paperOutcomes[outcome].en : '',
  ]
  return words.filter((word) => word !== '').join('. ')
}

function drawTotals(sheet: Sheet, lines: readonly GradesheetLine[], y: number): void {
  const strong = { size: 9.75, weight: 'semibold', y } as const
  const credits = lines.reduce((sum, line) => sum + line.credits, 0)
  const points = lines.reduce((sum, line) => sum + line.credits * line.point, 0)
  drawText(sheet, inBoth(texts.total), { ...strong, x: edges[0] + 6 })
  drawText(sheet, credits.toFixed(1), { ...strong, x: ends.credit, align: 'right' })
  drawText(sheet, points.toFixed(1), { ...strong, x: ends.product, align: 'right' })
}

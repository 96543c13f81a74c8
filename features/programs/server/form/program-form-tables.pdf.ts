import { type Message, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { wrapText } from '#platform/server/pdf/parts/paragraph.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { credits, creditTotal } from '#features/programs/rules/course-choice.ts'
import { programFormMessages as texts } from '#features/programs/rules/form-messages.ts'
import type { ProgramFormData } from './program-form.ts'

type Frame = { readonly left: number; readonly right: number; readonly top: number }
/** Fee data of a form. */
export type FeesOnForm = Pick<ProgramFormData, 'fees' | 'total' | 'paid' | 'receipts'>
type FeeTableRow = { readonly cells: readonly string[]; readonly strong?: true }

const tallestRow = 19
/** Still read; more rows than fit at this height make the page smaller. */
const lowestRow = 10
const feeRow = 16.5

/**
 * Number, code, course in both scripts, type, credits; then how many of each. Rows are lower where many must fit above
 * `bottom`. Gives the y below the table.
 */
export function drawCourses(
  sheet: Sheet,
  courses: ProgramFormData['courses'],
  { left, right, top, bottom }: Frame & { readonly bottom: number },
): number {
  const room = bottom - top - 2 * tallestRow
  const height = Math.max(lowestRow, Math.min(tallestRow, room / Math.max(1, courses.length)))
  const columns = { number: left + 8, code: left + 38, name: left + 100, type: right - 112 }
  const credit = { x: right - 8, align: 'right' } as const
  const size = Math.min(10.5, height * 0.7)
  let y = top
  const rule = () => drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
  const row = (draw: (baseline: number) => void, tall = height) => {
    draw(y + tall * 0.68)
    y += tall
    rule()
  }
  rule()
  const head = { size: small, weight: 'semibold', color: ink.muted } as const
  row((at) => {
    drawText(sheet, texts.number.en, { ...head, x: columns.number, y: at })
    drawText(sheet, texts.code.en, { ...head, x: columns.code, y: at })
    drawText(sheet, `${texts.course.en} ${texts.course.ne}`, { ...head, x: columns.name, y: at })
    drawText(sheet, texts.type.en, { ...head, x: columns.type, y: at })
    drawText(sheet, texts.credit.en, { ...head, ...credit, y: at })
  }, tallestRow)
  courses.forEach((course, index) => {
    row((at) => {
      drawText(sheet, String(index + 1), { size, x: columns.number, y: at })
      drawText(sheet, course.code, { size, x: columns.code, y: at })
      const width = columns.type - columns.name - 10
      drawName(sheet, course, { x: columns.name, y: at, size, width })
      drawText(sheet, course.type, { size, x: columns.type, y: at })
      drawText(sheet, credits(course.creditHours), { size, ...credit, y: at })
    })
  })
  row((at) => {
    const strong = { size: 10.5, weight: 'semibold' } as const
    drawText(sheet, countOf(courses.length), { ...strong, x: columns.number, y: at })
    drawText(sheet, credits(creditTotal(courses)), { ...strong, ...credit, y: at })
  }, tallestRow)
  return y
}

const small = 9.75

/** A course in both scripts on one line, smaller where it must be. */
export function drawName(
  sheet: Sheet,
  { name }: { readonly name: Message },
  at: { readonly x: number; readonly y: number; readonly size: number; readonly width: number },
): void {
  const phrases = [
    { text: name.en, weight: 'semibold' as const },
    ...(name.ne === '' ? [] : [{ text: `  ${name.ne}`, color: ink.muted }]),
  ].map((phrase) => ({ ...phrase, size: at.size }))
  drawFitted(sheet, phrases, { x: at.x, y: at.y, end: at.x + at.width })
}

function countOf(count: number): string {
  if (count === 0) return `${texts['no-courses'].en} ${texts['no-courses'].ne}`
  const message = texts['course-count']
  return `${say(message, 'en', { n: count })} ${say(message, 'ne', { n: count })}`
}

/** The total's parts, the total, and what is paid with its receipts beneath it; gives the y below. */
export function drawFees(sheet: Sheet, data: FeesOnForm, { left, right, top }: Frame): number {
  const { fees, total, paid } = data
  const rows: readonly FeeTableRow[] = [
    ...fees.map(({ label, amount }) => ({ cells: [inBoth(label), formatRs(amount)] })),
    { cells: [inBoth(texts.total), formatRs(total)], strong: true },
    { cells: [inBoth(texts.paid), formatRs(paid)] },
  ]
  rows.forEach(({ cells: [label = '', amount = ''], strong }, index) => {
    const y = top + index * feeRow
    const weight = strong ? 'semibold' : 'regular'
    drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
    const style = { size: small, weight, y: y + 11.6 } as const
    drawText(sheet, label, { ...style, x: left + 8 })
    drawText(sheet, amount, { ...style, x: right - 8, align: 'right' })
  })
  const y = top + rows.length * feeRow + 10
  receiptLines(sheet, data, right - left).forEach((line, index) =>
    drawText(sheet, line, { x: left + 8, y: y + index * receiptLine, ...receiptStyle }),
  )
  const end = top + feesHeight(sheet, data, right - left)
  drawLine(sheet, { from: [left, end], to: [right, end], color: ink.hairline })
  return end
}

const receiptLine = 13
const receiptStyle = { size: small, color: ink.muted } as const

/** Height of `drawFees` in a column of this width. */
export function feesHeight(sheet: Sheet, data: FeesOnForm, width: number): number {
  const lines = receiptLines(sheet, data, width).length
  return (data.fees.length + 2) * feeRow + (lines === 0 ? 0 : lines * receiptLine + 6)
}

/** The receipts' numbers, as many lines as they need. */
function receiptLines(sheet: Sheet, { receipts }: FeesOnForm, width: number): readonly string[] {
  if (receipts.length === 0) return []
  const text = say(texts.receipts, 'en', { numbers: receipts.join(', ') })
  return wrapText(sheet, text, { ...receiptStyle, width: width - 16 })
}

function inBoth({ en, ne }: Message): string {
  return `${en} ${ne}`
}

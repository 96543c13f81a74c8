import { say } from '#platform/pure/message.ts'
import { devanagariDigits, formatRs } from '#platform/pure/money/format.ts'
import { drawLine } from '#platform/server/pdf/frame.ts'
import { ink, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawPhrases, drawText, textWidth } from '#platform/server/pdf/text.ts'
import { creditTotal } from '../rules/course-choice.ts'
import { programFormMessages as texts } from '../rules/form-messages.ts'
import type { ProgramFormData } from './program-form.ts'

type Frame = { readonly left: number; readonly right: number; readonly top: number }
type Row = { readonly cells: readonly string[]; readonly strong?: true }

/** What all rows of courses may take, so that fees and signatures keep their place on the one page. */
const coursesHeight = 180
const tallestRow = 19

/** Number, code, course in both scripts, type, credits; then how many of each. Gives the y below the table. */
export function drawCourses(
  sheet: Sheet,
  courses: ProgramFormData['courses'],
  { left, right, top }: Frame,
): number {
  const height = Math.min(tallestRow, coursesHeight / Math.max(1, courses.length))
  const columns = { number: left + 8, code: left + 38, name: left + 100, type: right - 112 }
  const credit = { x: right - 8, align: 'right' } as const
  const size = Math.min(10.5, height * 0.62)
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

function drawName(
  sheet: Sheet,
  { name }: ProgramFormData['courses'][number],
  at: { readonly x: number; readonly y: number; readonly size: number; readonly width: number },
): void {
  const phrases = [
    { text: name.en, weight: 'semibold' as const },
    ...(name.ne === '' ? [] : [{ text: `  ${name.ne}`, color: ink.muted }]),
  ].map((phrase) => ({ ...phrase, size: at.size }))
  const width = phrases.reduce((sum, one) => sum + textWidth(sheet, one.text, one), 0)
  const scale = Math.min(1, at.width / width)
  drawPhrases(
    sheet,
    phrases.map((phrase) => ({ ...phrase, size: at.size * scale })),
    at,
  )
}

function countOf(count: number): string {
  if (count === 0) return `${texts['no-courses'].en} ${texts['no-courses'].ne}`
  const message = texts[count === 1 ? 'course-count-one' : 'course-count']
  const nepali = say(message, 'ne', { n: devanagariDigits(String(count)) })
  return `${say(message, 'en', { n: count })} ${nepali}`
}

function credits(hours: number): string {
  return Number.isInteger(hours * 10) ? hours.toFixed(1) : String(hours)
}

/** The total's parts, the total, and what is paid with its receipts; gives the y below. */
export function drawFees(sheet: Sheet, data: ProgramFormData, { left, right, top }: Frame): number {
  const { fees, total, paid, receipts } = data
  const numbers = receipts.join(', ')
  const paidLabel = receipts.length === 0 ? texts.paid.en : say(texts.receipts, 'en', { numbers })
  const rows: readonly Row[] = [
    ...fees.map(({ label, amount }) => ({ cells: [`${label.en} ${label.ne}`, formatRs(amount)] })),
    { cells: [`${texts.total.en} ${texts.total.ne}`, formatRs(total)], strong: true },
    { cells: [paidLabel, formatRs(paid)] },
  ]
  const height = 16.5
  rows.forEach(({ cells: [label = '', amount = ''], strong }, index) => {
    const y = top + index * height
    const weight = strong ? 'semibold' : 'regular'
    drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
    const style = { size: small, weight, y: y + 11.6 } as const
    const room = right - left - 90
    const size = small * Math.min(1, room / textWidth(sheet, label, style))
    drawText(sheet, label, { ...style, size, x: left + 8 })
    drawText(sheet, amount, { ...style, x: right - 8, align: 'right' })
  })
  const end = top + rows.length * height
  drawLine(sheet, { from: [left, end], to: [right, end], color: ink.hairline })
  return end
}

import { drawLetterhead } from '#platform/server/pdf/parts/letterhead.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawTable } from '#platform/server/pdf/parts/table.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { say } from '#platform/pure/message.ts'
import { reportText as text } from '../../rules/messages.ts'
import type { ReportSheetColumn, ReportSheetData } from './report-sheet.ts'

const [left, right] = [39, 556.3]
const note = { size: 9.75, lineHeight: 14, width: right - left, color: ink.muted } as const

/** @public found by its name in a thread. */
export function drawReport(sheet: Sheet, data: ReportSheetData): void {
  const { institution, language, title, about, columns, rows, n, end } = data
  drawLetterhead(sheet, { ...institution, office: institution.place })
  const heading = { text: title, size: 15, weight: 'semibold' } as const
  drawFitted(sheet, [heading], { x: left, y: 116, end: 480 })
  const page = say(text.page, language, { n: language === 'ne' ? devanagariDigits(String(n)) : n })
  drawText(sheet, page, { x: right, y: 116, size: 9.75, align: 'right', color: ink.muted })
  const top = drawParagraph(sheet, about.join(' · '), { ...note, x: left, y: 133 })
  const below = drawTable(sheet, {
    columns: leftEnds(columns),
    ends: new Set(columns.flatMap(({ isNumber }, place) => (isNumber ? [place] : []))),
    head: columns.map(({ head }) => head),
    rows,
    left,
    right,
    top: top - 6,
    size: sizeFor(columns.length),
  })
  let y = below + 18
  for (const line of end ?? []) y = drawParagraph(sheet, line, { ...note, x: left, y })
}

/** So that all texts of a table with many columns have one size, not each its own. */
function sizeFor(columns: number): number {
  if (columns <= 5) return 9.75
  return columns <= 8 ? 8.25 : 7.25
}

function leftEnds(columns: readonly ReportSheetColumn[]): readonly number[] {
  const whole = columns.reduce((sum, { weight }) => sum + weight, 0)
  let x = left + 4
  return columns.map(({ weight }) => {
    const start = x
    x += ((right - left - 4) * weight) / whole
    return start
  })
}

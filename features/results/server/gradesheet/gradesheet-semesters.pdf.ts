import { say } from '#platform/pure/message.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import { formEdges } from '#features/documents/server/form-document.pdf.ts'
import { gradesheetMessages as texts } from '../../rules/gradesheet-messages.ts'
import { sheetOutcomes } from '../../rules/outcomes.ts'
import type { GradesheetData } from './gradesheet.ts'
import { semesterHeight, tableHead } from './gradesheet-grades.pdf.ts'

const { left, right } = formEdges
const middle = 316
const headHeight = 18
const titled = { size: 10.5, weight: 'semibold' } as const
const muted = { size: 9, color: ink.muted } as const

/** The semesters so far on the left, the grading table on the right. */
export function drawSemesterTable(sheet: Sheet, data: GradesheetData, y: number): void {
  drawText(sheet, texts.semesters.en, { ...titled, x: left, y })
  drawText(sheet, texts['grading-table'].en, { ...titled, x: middle + 17, y })
  drawSemesters(sheet, data, y + 7)
  drawGradingTable(sheet, data, y + 7)
}

type Cell = { readonly text: string; readonly strong?: boolean }

/** A table of equally styled rows; each column's text begins, or ends, at its place. */
function drawTable(
  sheet: Sheet,
  rows: readonly (readonly Cell[])[],
  at: {
    readonly edges: readonly number[]
    readonly align: readonly ('left' | 'center' | 'right')[]
    readonly top: number
    readonly rowHeight: number
  },
): number {
  const { edges, align, top, rowHeight } = at
  const start = edges[0] ?? left
  const end = edges.at(-1) ?? right
  sheet.pdf.rect(start, top, end - start, headHeight).fill(tableHead)
  let y = top
  const rule = () => drawLine(sheet, { from: [start, y], to: [end, y], color: ink.hairline })
  rule()
  rows.forEach((cells, index) => {
    const height = index === 0 ? headHeight : rowHeight
    cells.forEach(({ text, strong }, column) => {
      const from = edges[column] ?? start
      const to = edges[column + 1] ?? end
      const side = align[column] ?? 'left'
      const x = { left: from + 6, center: (from + to) / 2, right: to - 6 }[side]
      const weight = index === 0 || strong === true ? 'semibold' : 'regular'
      drawText(sheet, text, { x, y: y + height / 2 + 3.3, size: 9.25, weight, align: side })
    })
    y += height
    rule()
  })
  for (const x of edges) drawLine(sheet, { from: [x, top], to: [x, y], color: ink.hairline })
  return y
}

function drawSemesters(sheet: Sheet, { semesters, semester }: GradesheetData, top: number): void {
  const head = [texts.semester, texts.credits, { en: 'SGPA' }, texts.result]
  const rows = semesters.map(({ name, credits, sgpa, failed, isCarried }) => [
    { text: isCarried ? `${name} *` : name },
    { text: credits.toFixed(1) },
    { text: sgpa.toFixed(2), strong: name === semester },
    { text: failed === 0 ? sheetOutcomes.PASS.en : say(texts['still-open'], 'en', { n: failed }) },
  ])
  const below = drawTable(sheet, [head.map(({ en }) => ({ text: en })), ...rows], {
    edges: [left, left + 82, left + 142, left + 200, middle],
    align: ['left', 'right', 'right', 'left'],
    top,
    rowHeight: semesterHeight(semesters.length),
  })
  drawText(sheet, texts['sgpa-help'].en, { ...muted, x: left, y: below + 13 })
  if (semesters.some(({ isCarried }) => isCarried))
    drawText(sheet, texts['carried-help'].en, { ...muted, x: left, y: below + 25 })
}

function drawGradingTable(sheet: Sheet, { grades }: GradesheetData, top: number): void {
  const x = middle + 17
  const width = (right - x) / grades.length
  const rows = [
    grades.map(({ grade }) => ({ text: grade })),
    grades.map(({ point }) => ({ text: point.toFixed(1) })),
    grades.map(({ fromPercent }, at) => ({
      text: at === grades.length - 1 ? `<${grades[at - 1]?.fromPercent ?? 0}` : `${fromPercent}`,
    })),
  ]
  const below = drawTable(sheet, rows, {
    edges: Array.from({ length: grades.length + 1 }, (_, at) => x + at * width),
    align: grades.map(() => 'center'),
    top,
    rowHeight: 18,
  })
  drawText(sheet, texts['grading-help'].en, { ...muted, x, y: below + 13 })
}

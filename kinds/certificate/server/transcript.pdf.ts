import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { formEdges } from '#features/documents/server/form-document.pdf.ts'
import { documentMessages as texts } from '../rules/document-messages.ts'
import type { Transcript, TranscriptLine, TranscriptSemester } from '../rules/transcript.ts'
import { semesterText, summaryText } from '../rules/transcript-texts.ts'

const { left, right } = formEdges
const gap = 15
const width = (right - left - gap) / 2
/** Tallest row of a course, in points. */
const tallest = 13

type Drawn = { readonly transcript: Transcript; readonly hasPassedOut: boolean }

/** Semesters in two columns, filled from the top; rows are lower where many must fit. */
export function drawTranscript(
  sheet: Sheet,
  { transcript, hasPassedOut }: Drawn,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const { semesters } = transcript
  const state = texts[hasPassedOut ? 'passed-out' : 'in-progress']
  const result = `${state.en} · ${summaryText(transcript).en}`
  drawText(sheet, result, { x: left, y: top + 8, size: 12, weight: 'semibold' })
  const columns = inColumns(semesters)
  const rows = Math.max(...columns.map(rowsOf))
  const area = { top: top + 16, bottom: bottom - 32 }
  const height = Math.min(tallest, (area.bottom - area.top) / Math.max(1, rows))
  columns.forEach((own, index) => {
    const x = left + index * (width + gap)
    let y = area.top
    for (const semester of own) y = drawSemester(sheet, semester, { x, y, height })
  })
  drawNotes(sheet, semesters, bottom - 22)
}

/** Rows of a column: a heading, the head, its courses and a gap for each semester. */
function rowsOf(semesters: readonly TranscriptSemester[]): number {
  return semesters.reduce(
    (rows, { lines }) => rows + lines.length + (lines.length > 0 ? 2.6 : 1.6),
    0,
  )
}

/** The semesters split in two where the taller column is shortest. */
function inColumns(
  semesters: readonly TranscriptSemester[],
): readonly (readonly TranscriptSemester[])[] {
  const splits = semesters.map((_, at) => [semesters.slice(0, at + 1), semesters.slice(at + 1)])
  const taller = (columns: readonly (readonly TranscriptSemester[])[]) =>
    Math.max(...columns.map(rowsOf))
  return splits.toSorted((one, other) => taller(one) - taller(other))[0] ?? [[], []]
}

type SemesterPlace = { readonly x: number; readonly y: number; readonly height: number }

function drawSemester(
  sheet: Sheet,
  semester: TranscriptSemester,
  { x, y, height }: SemesterPlace,
): number {
  const { name, isCarried, lines } = semester
  const heading = semesterText({ ...semester, name: isCarried ? `${name} *` : name }).en
  const size = Math.min(9.5, height * 0.74)
  const base = height * 0.74
  drawFitted(sheet, [{ text: heading, size, weight: 'semibold' }], {
    x,
    y: y + base,
    end: x + width,
  })
  let below = y + height
  if (lines.length > 0) {
    drawCells(sheet, headCells, { x, y: below + base, size: size - 1, color: ink.muted })
    below += height
  }
  for (const line of lines) {
    drawLine(sheet, { from: [x, below], to: [x + width, below], color: ink.hairline, width: 0.5 })
    drawCells(sheet, cellsOf(line), { x, y: below + base, size: size - 0.75, color: ink.text })
    below += height
  }
  drawLine(sheet, { from: [x, below], to: [x + width, below], color: ink.line, width: 0.6 })
  return below + height * 0.6
}

type Cells = readonly [code: string, course: string, credit: string, grade: string, point: string]

const headCells: Cells = [
  texts.code.en,
  texts.course.en,
  texts.credit.en,
  texts.grade.en,
  texts.point.en,
]

function cellsOf({ code, course, credits, grade, point, isCarried }: TranscriptLine): Cells {
  const mark = isCarried ? ' *' : ''
  return [code, `${course.en}${mark}`, credits.toFixed(1), grade, point.toFixed(1)]
}

function drawCells(
  sheet: Sheet,
  [code, course, credit, grade, point]: Cells,
  { x, y, size, color }: { x: number; y: number; size: number; color: string },
): void {
  const style = { size, color } as const
  drawFitted(sheet, [{ ...style, text: code }], { x, y, end: x + 44 })
  drawFitted(sheet, [{ ...style, text: course }], { x: x + 46, y, end: x + width - 86 })
  drawText(sheet, credit, { ...style, x: x + width - 56, y, align: 'right' })
  drawText(sheet, grade, { ...style, x: x + width - 48, y })
  drawText(sheet, point, { ...style, x: x + width, y, align: 'right' })
}

/** Explains the averages, and the mark of results from before. */
function drawNotes(sheet: Sheet, semesters: readonly TranscriptSemester[], y: number): void {
  const style = {
    x: left,
    width: right - left,
    size: 8.5,
    lineHeight: 11,
    color: ink.muted,
  } as const
  const hasCarried = semesters.some(({ isCarried }) => isCarried)
  const text = hasCarried ? `${texts.averages.en} ${texts.carried.en}` : texts.averages.en
  drawParagraph(sheet, text, { ...style, y })
}

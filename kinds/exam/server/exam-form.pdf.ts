import { formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { drawFacts } from '#platform/server/pdf/parts/facts-table.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import {
  drawDeclaration,
  drawFormTitle,
  drawScanToCheck,
  drawSignatures,
  drawStudentPart,
  formEdges,
  inBoth,
} from '#features/documents/server/form-document.pdf.ts'
import { drawDocumentHead } from '#features/documents/server/document-head.pdf.ts'
import { drawFees, drawName } from '#features/programs/server/form/program-form-tables.pdf.ts'
import { credits } from '#features/programs/rules/facts.ts'
import { examTypes } from '../rules/exam.ts'
import { marksOf, sessionOf } from './form-words.ts'
import { examFormMessages as texts } from '../rules/form-messages.ts'
import type { ExamFormData } from './exam-form.ts'

const { left, right, middle } = formEdges
const feesRight = middle - 22
/** Space above the line of a signature, in points. */
const aboveSignatures = 42
/** Lowest end of the exam papers that leaves room for money, signatures, the QR code and the student's part. */
const papersEnd = 470

/** The examination application form (picture 61). */
export function drawExamForm(sheet: Sheet, data: ExamFormData): void {
  drawDocumentHead(sheet, data, texts)
  const belowTitle = drawFormTitle(sheet, texts.title, { ...data, opening: sessionOf(data) })
  const afterPapers = drawPapers(sheet, data.papers, drawPerson(sheet, data, belowTitle) + 6)
  const y = afterPapers + 24
  drawText(sheet, inBoth(texts.fee), { x: left, y, size: 10.5, weight: 'semibold' })
  const fees = drawFees(sheet, data, { left, right: feesRight, top: y + 7 })
  const signatures = Math.max(fees, drawDeclaration(sheet, texts.declared, y)) + aboveSignatures
  const captions = [texts.student, texts['department-head'], texts['exam-office']] as const
  drawSignatures(sheet, captions, { signature: data.signature, y: signatures })
  const check = { repeats: texts['scan-repeats'], y: signatures + 24 }
  const afterCheck = drawScanToCheck(sheet, data, check)
  const part = { ...data, number: data.registrationNumber, url: data.studentUrl }
  drawStudentPart(
    sheet,
    { ...part, lines: linesHeldTogether(data) },
    Math.max(744, afterCheck + 10),
  )
}

/** Lines of the student's part: the exam with its exam papers, and that the form was received. */
function linesHeldTogether(data: ExamFormData): readonly string[] {
  const codes = data.papers.map(({ code }) => code).join(', ')
  const fee = data.paid === 0 ? '' : say(texts['fee-paid'], 'en', { fee: formatRs(data.paid) })
  const received = say(texts['form-received'], 'en', { number: data.check.code })
  return [`${sessionOf(data)} · ${codes}`, `${received}${fee}${texts['card-follows'].en}`]
}

/** The name, and facts in two columns; gives the y below them. */
function drawPerson(sheet: Sheet, data: ExamFormData, top: number): number {
  const born = data.bornOn === null ? '' : formatDay(data.bornOn, 'en')
  const person = [
    { label: texts['date-of-birth'], value: born },
    { label: texts.father, value: data.fatherName },
    { label: texts.phone, value: data.phone },
    { label: texts.programme, value: data.programme },
  ]
  const numbers = [
    { label: texts.registration, value: data.registrationNumber },
    { label: texts.roll, value: data.rollNumber },
    { label: texts['exam-roll'], value: data.symbolNumber },
  ]
  const name = [{ label: texts.name, value: inBoth(data.name, ' · ') }]
  const first = { x: left, valueX: left + 108 }
  const y = drawFacts(sheet, name, { ...first, y: top, right })
  return Math.max(
    drawFacts(sheet, person, { ...first, y, right: middle - 14 }),
    drawFacts(sheet, numbers, { x: middle, y, valueX: middle + 118, right }),
  )
}

const columns = {
  number: left + 8,
  code: left + 34,
  name: left + 92,
  credit: right - 222,
  kind: right - 212,
  internal: right - 82,
  invigilator: right - 74,
} as const
const tallestRow = 22
/** Still read; more rows than fit at this height make the page smaller. */
const lowestRow = 10

/** Draws each exam paper with its internal marks and room for the invigilator; rows are lower if many must fit. */
function drawPapers(sheet: Sheet, papers: ExamFormData['papers'], top: number): number {
  const room = papersEnd - top - 2 * tallestRow
  const height = Math.max(lowestRow, Math.min(tallestRow, room / Math.max(1, papers.length)))
  const size = Math.min(10.5, height * 0.7)
  let y = top
  const rule = () => drawLine(sheet, { from: [left, y], to: [right, y], color: ink.hairline })
  const row = (draw: (baseline: number) => void, tall = height) => {
    draw(y + tall * 0.68)
    y += tall
    rule()
  }
  rule()
  row((at) => drawHead(sheet, at), tallestRow)
  papers.forEach((paper, index) => {
    row((at) => {
      const style = { size, y: at } as const
      drawText(sheet, String(index + 1), { ...style, x: columns.number })
      drawText(sheet, paper.code, { ...style, x: columns.code })
      const width = columns.credit - columns.name - 38
      drawName(sheet, paper, { ...style, x: columns.name, width })
      drawText(sheet, credits(paper.creditHours), { ...style, x: columns.credit, align: 'right' })
      drawText(sheet, examTypes[paper.type].en, { ...style, x: columns.kind })
      drawText(sheet, paper.internalMarks === null ? '-' : marksOf(paper).en, {
        ...style,
        x: columns.internal,
        align: 'right',
      })
    })
  })
  row((at) => drawTotals(sheet, papers, at), tallestRow)
  return y
}

function drawHead(sheet: Sheet, y: number): void {
  const head = { size: 9.75, weight: 'semibold', color: ink.muted, y } as const
  drawText(sheet, texts.number.en, { ...head, x: columns.number })
  drawText(sheet, texts.code.en, { ...head, x: columns.code })
  drawText(sheet, inBoth(texts.course), { ...head, x: columns.name })
  drawText(sheet, texts.credit.en, { ...head, x: columns.credit, align: 'right' })
  drawText(sheet, texts.kind.en, { ...head, x: columns.kind })
  drawText(sheet, texts.internal.en, { ...head, x: columns.internal, align: 'right' })
  drawText(sheet, texts.invigilator.en, { ...head, x: columns.invigilator })
}

function drawTotals(sheet: Sheet, papers: ExamFormData['papers'], y: number): void {
  const strong = { size: 10.5, weight: 'semibold', y } as const
  const message = texts['course-count']
  const n = papers.length
  const count = `${say(message, 'en', { n })} ${say(message, 'ne', { n })}`
  drawText(sheet, count, { ...strong, x: columns.number })
  const total = papers.reduce((sum, { creditHours }) => sum + creditHours, 0)
  drawText(sheet, credits(total), { ...strong, x: columns.credit, align: 'right' })
}

import { formatDay } from '#platform/pure/calendar/format.ts'
import { drawFacts } from '#platform/server/pdf/parts/facts-table.ts'
import type { Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import {
  drawDeclaration,
  drawFormTitle,
  drawScanToCheck,
  drawSignatures,
  formEdges,
  inBoth,
} from '#features/documents/server/form-document.pdf.ts'
import { drawDocumentHead } from '#features/documents/server/document-head.pdf.ts'
import { programFormMessages as texts } from '#features/programs/rules/form-messages.ts'
import type { ProgramFormData } from './program-form.ts'
import { drawCourses, drawFees, feesHeight } from './program-form-tables.pdf.ts'

const { left, right, middle } = formEdges
const feesRight = middle - 22
/** Height of a usual declaration beside the fees, and space of a signature above its line. */
const declarationHeight = 72
const aboveSignatures = 46
/** y of the signatures on a form of usual length. Longer forms push them down, to `signaturesLowest` at most. */
const signaturesAt = 640
const signaturesLowest = 698

/** The form of an admission or course registration, in the manner of picture 61. */
export function drawProgramForm(sheet: Sheet, data: ProgramFormData): void {
  const title = texts[data.kind]
  drawDocumentHead(sheet, data, { ...texts, title })
  const belowTitle = drawFormTitle(sheet, title, data)
  const top = drawPerson(sheet, data, belowTitle) + 6
  const money = Math.max(feesHeight(sheet, data, feesRight - left), declarationHeight)
  const bottom = signaturesLowest - aboveSignatures - money - 31
  const afterCourses = drawCourses(sheet, data.courses, { left, right, top, bottom })
  const afterFees = drawMoneyAndDeclaration(sheet, data, afterCourses + 24)
  const signatures = Math.max(signaturesAt, afterFees + aboveSignatures)
  const captions = [texts.student, texts['department-head'], texts.registrar] as const
  drawSignatures(sheet, captions, { signature: data.signature, y: signatures })
  drawScanToCheck(sheet, data, { repeats: texts['scan-repeats'], y: signatures + 36 })
}

/** The name, and facts in two columns; gives the y below them. */
function drawPerson(sheet: Sheet, data: ProgramFormData, top: number): number {
  const known = (day: ProgramFormData['bornOn']) => (day === null ? '' : formatDay(day, 'en'))
  const person = [
    { label: texts['date-of-birth'], value: known(data.bornOn) },
    { label: texts.father, value: data.fatherName },
    { label: texts.phone, value: data.phone },
  ]
  const place = [
    { label: texts.programme, value: data.programme },
    { label: texts.roll, value: data.rollNumber },
    { label: texts.registration, value: data.registrationNumber },
  ]
  const name = [{ label: texts.name, value: inBoth(data.name, ' · ') }]
  const first = { x: left, valueX: left + 108 }
  const y = drawFacts(sheet, name, { ...first, y: top, right })
  return Math.max(
    drawFacts(sheet, person, { ...first, y, right: middle - 14 }),
    drawFacts(sheet, place, { x: middle, y, valueX: middle + 108, right }),
  )
}

/** Gives the y below the fees. */
function drawMoneyAndDeclaration(sheet: Sheet, data: ProgramFormData, y: number): number {
  drawText(sheet, inBoth(texts.fee), { size: 10.5, weight: 'semibold', x: left, y })
  const end = drawFees(sheet, data, { left, right: feesRight, top: y + 7 })
  return Math.max(end, drawDeclaration(sheet, texts.declared, y))
}

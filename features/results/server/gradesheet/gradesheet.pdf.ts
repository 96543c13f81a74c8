import { formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { drawLine } from '#platform/server/pdf/parts/frame.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { drawPhoto, openPicture } from '#platform/server/pdf/parts/picture.ts'
import { drawQr } from '#platform/server/pdf/parts/qr.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawPhrases, drawText } from '#platform/server/pdf/text.ts'
import { formDocumentMessages } from '#features/documents/rules/form-document-messages.ts'
import { formEdges, inBoth } from '#features/documents/server/form-document.pdf.ts'
import { drawDocumentHead } from '#features/documents/server/document-head.pdf.ts'
import { drawOfficerLine } from '#features/documents/server/officer-line.pdf.ts'
import { gradesheetMessages as texts } from '../../rules/gradesheet-messages.ts'
import { sheetOutcomes } from '../../rules/outcomes.ts'
import type { GradesheetData } from './gradesheet.ts'
import { drawGrades, heightOfSemesters } from './gradesheet-grades.pdf.ts'
import { drawSemesterTable } from './gradesheet-semesters.pdf.ts'

const { left, right } = formEdges
const muted = { size: 9.75, color: ink.muted } as const
/** y at which the QR code begins; everything above it shares the space. */
const footTop = 700

/** The gradesheet (picture 62): on one page whatever the number of courses and semesters. */
export function drawGradesheet(sheet: Sheet, data: GradesheetData): void {
  drawDocumentHead(sheet, data, texts)
  drawTitle(sheet, data)
  drawPerson(sheet, data)
  const tableHeight = heightOfSemesters(data.semesters.length)
  const afterGrades = drawGrades(sheet, data, { top: 254, bottom: footTop - tableHeight - 112 })
  const afterBox = drawSummary(sheet, data, afterGrades + 11)
  drawSemesterTable(sheet, data, afterBox + 20)
  drawFoot(sheet, data)
}

function drawTitle(sheet: Sheet, { check, version, issuedOn }: GradesheetData): void {
  drawText(sheet, texts.title.en, { x: left, y: 119, size: 16.5, weight: 'semibold' })
  drawText(sheet, texts.title.ne, { x: left, y: 140, size: 14.5, weight: 'semibold' })
  const end = { x: right, align: 'right' } as const
  drawText(sheet, check.code, { ...end, y: 113, size: 12, weight: 'semibold' })
  const message = version === 1 ? texts.version : texts['version-after']
  const text = say(message, 'en', { version, before: version - 1 })
  drawText(sheet, text, { ...end, y: 127.5, size: 9.75, weight: 'semibold' })
  const issued = say(texts.issued, 'en', { day: formatDay(issuedOn, 'en') })
  drawText(sheet, issued, { ...muted, ...end, y: 141 })
}

/** Photograph, name, and who it is in two columns. */
function drawPerson(sheet: Sheet, data: GradesheetData): void {
  drawPhoto(sheet, openPicture(sheet, data.photo), { x: left, y: 156, width: 66, height: 84.9 })
  const x = left + 84
  drawFitted(sheet, [{ text: data.name.en, size: 17, weight: 'semibold' }], {
    x,
    y: 174,
    end: right,
  })
  drawFitted(sheet, [{ text: data.name.ne, size: 14, weight: 'semibold' }], {
    x,
    y: 194,
    end: right,
  })
  const middle = 330
  const fact = (label: string, value: string, at: { x: number; y: number; end: number }) => {
    drawText(sheet, label, { ...muted, x: at.x, y: at.y })
    const phrase = { text: value === '' ? '-' : value, size: 10.5, weight: 'semibold' } as const
    drawFitted(sheet, [phrase], { x: at.x + 84, y: at.y, end: at.end })
  }
  fact(texts.registration.en, data.registrationNumber, { x, y: 216, end: middle - 8 })
  fact(texts['exam-roll'].en, data.symbolNumber, { x, y: 234, end: middle - 8 })
  fact(texts.programme.en, data.programme, { x: middle, y: 216, end: right })
  fact(texts.exam.en, data.exam, { x: middle, y: 234, end: right })
}

/** SGPA, CGPA and what the result is, in a frame; gives the y below. */
function drawSummary(sheet: Sheet, data: GradesheetData, top: number): number {
  const height = 78
  sheet.pdf
    .roundedRect(left, top, right - left, height, 3.5)
    .lineWidth(1.5)
    .stroke(ink.institution)
  const figure = (value: number, x: number) =>
    drawText(sheet, value.toFixed(2), { x, y: top + 46, size: 27, weight: 'semibold' })
  const x = left + 15
  drawText(sheet, say(texts.sgpa, 'en', { semester: data.semester }), { ...muted, x, y: top + 20 })
  figure(data.sgpa, x)
  drawText(sheet, divisionOf(data), { ...muted, x, y: top + 65 })
  const cut = x + 132
  drawLine(sheet, {
    from: [cut, top + 10],
    to: [cut, top + height - 10],
    color: ink.line,
    dash: [3, 2],
  })
  drawText(sheet, texts.cgpa.en, { ...muted, x: cut + 18, y: top + 20 })
  figure(data.cgpa, cut + 18)
  const earned = say(texts.earned, 'en', { n: data.creditsEarned })
  drawText(sheet, earned, { ...muted, x: cut + 18, y: top + 65 })
  const end = { x: right - 15, align: 'right' } as const
  drawText(sheet, inBoth(texts.result), { ...muted, ...end, y: top + 20 })
  const outcome = sheetOutcomes[data.outcome]
  drawText(sheet, outcome.en, { ...end, y: top + 41, size: 15, weight: 'semibold' })
  drawText(sheet, outcome.ne, { ...end, y: top + 61, size: 12.5, weight: 'semibold' })
  return top + height
}

/** `59.8 ÷ 17.0 = 3.518`, where the lines above are all that the SGPA is made of. */
function divisionOf({ lines, sgpa }: GradesheetData): string {
  const credits = lines.reduce((sum, line) => sum + line.credits, 0)
  const points = lines.reduce((sum, line) => sum + line.credits * line.point, 0)
  const quotient = points / credits
  return Math.abs(quotient - sgpa) > 0.0051
    ? ''
    : `${points.toFixed(1)} ÷ ${credits.toFixed(1)} = ${quotient.toFixed(3)}`
}

function drawFoot(sheet: Sheet, { check, institution }: GradesheetData): void {
  drawQr(sheet, check.url, { x: left, y: footTop, size: 84 })
  const x = left + 97
  const heading = {
    text: `${formDocumentMessages.scan.en} `,
    size: 10.5,
    weight: 'semibold',
  } as const
  const y = footTop + 17
  drawPhrases(sheet, [heading, { ...muted, text: formDocumentMessages.scan.ne }], { x, y })
  const signing = { x: right - 135, y: footTop + 55, width: 135 }
  const repeats = { ...muted, x, width: signing.x - x - 14, lineHeight: 13.5, y: y + 15 }
  const below = drawParagraph(sheet, texts['scan-repeats'].en, repeats)
  const code = { text: check.code, size: 9.75, weight: 'semibold' } as const
  drawPhrases(sheet, [{ ...muted, text: `${check.shown} · ` }, code], { x, y: below })
  const captions = [texts.controller.en, texts.controller.ne]
  const { seal, controller: officer } = institution.pictures
  drawOfficerLine(sheet, { ...signing, captions }, { seal, officer })
}

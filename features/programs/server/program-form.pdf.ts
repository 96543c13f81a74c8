import { dayNumber } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { drawFacts } from '#platform/server/pdf/facts-table.ts'
import { drawSigningLine } from '#platform/server/pdf/frame.ts'
import { drawLetterhead } from '#platform/server/pdf/letterhead.ts'
import { drawParagraph } from '#platform/server/pdf/paragraph.ts'
import { drawPhoto, drawPictureOnLine, openPicture } from '#platform/server/pdf/picture.ts'
import { drawQr } from '#platform/server/pdf/qr.ts'
import { describeSheet, ink, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawPhrases, drawText } from '#platform/server/pdf/text.ts'
import { programFormMessages as texts } from '../rules/form-messages.ts'
import type { ProgramFormData } from './program-form.ts'
import { drawCourses, drawFees, feesHeight } from './program-form-tables.pdf.ts'

const left = 39
const right = 556.3
const middle = 308
const feesRight = middle - 22
/** What a declaration of usual length takes beside the fees, and what a signature takes above its line. */
const declarationHeight = 72
const aboveSignatures = 46
const small = 9.75
/** Where signatures stand on a form of usual length; longer ones push them down, to the lowest place that leaves room. */
const signaturesAt = 640
const signaturesLowest = 698

/** The form of an admission or course registration, in the manner of picture 61. */
export function drawProgramForm(sheet: Sheet, data: ProgramFormData): void {
  const title = texts[data.kind]
  describeSheet(sheet, {
    title: `${title.en}, ${data.name.en}`,
    author: data.institution.name.en,
    issuedMs: dayNumber(data.issuedOn) * 86_400_000,
  })
  drawLetterhead(sheet, {
    name: data.institution.name,
    office: `${inBoth(texts.office, ' · ')} · ${data.institution.place}`,
  })
  drawTitle(sheet, title, data)
  const top = drawPerson(sheet, data) + 6
  const money = Math.max(feesHeight(sheet, data, feesRight - left), declarationHeight)
  const bottom = signaturesLowest - aboveSignatures - money - 31
  const afterCourses = drawCourses(sheet, data.courses, { left, right, top, bottom })
  const afterFees = drawMoneyAndDeclaration(sheet, data, afterCourses + 24)
  const signatures = Math.max(signaturesAt, afterFees + aboveSignatures)
  drawSignatures(sheet, data, signatures)
  drawCheck(sheet, data, signatures + 36)
}

function inBoth({ en, ne }: Message, between = ' '): string {
  return ne === '' ? en : `${en}${between}${ne}`
}

function drawTitle(sheet: Sheet, title: Message, data: ProgramFormData): void {
  drawText(sheet, title.en, { x: left, y: 120, size: 16.5, weight: 'semibold' })
  drawText(sheet, title.ne, { x: left, y: 141.5, size: 15, weight: 'semibold' })
  const width = 420
  const heading = { x: left, width, size: 10.5, lineHeight: 14, weight: 'semibold' } as const
  const y = drawParagraph(sheet, data.opening, { ...heading, y: 162 }) + 1
  const muted = { size: small, color: ink.muted } as const
  const day = formatDay(data.appliedOn, 'en')
  drawPhrases(
    sheet,
    [
      { ...muted, text: texts['form-number'].en },
      { text: data.check.code, size: small, weight: 'semibold' },
      { ...muted, text: say(texts.applied, 'en', { day }) },
    ],
    { x: left, y },
  )
  const photo = openPicture(sheet, data.photo)
  drawPhoto(sheet, photo, { x: right - 64, y: 102, width: 64, height: 82.3 })
}

/** The name, and facts in two columns; gives the y below them. */
function drawPerson(sheet: Sheet, data: ProgramFormData): number {
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
  const y = drawFacts(sheet, name, { ...first, y: 212, right })
  return Math.max(
    drawFacts(sheet, person, { ...first, y, right: middle - 14 }),
    drawFacts(sheet, place, { x: middle, y, valueX: middle + 108, right }),
  )
}

/** Gives the y below the fees. */
function drawMoneyAndDeclaration(sheet: Sheet, data: ProgramFormData, y: number): number {
  const heading = { size: 10.5, weight: 'semibold' } as const
  drawText(sheet, inBoth(texts.fee), { ...heading, x: left, y })
  const end = drawFees(sheet, data, { left, right: feesRight, top: y + 7 })
  drawText(sheet, inBoth(texts.declaration), { ...heading, x: middle, y })
  const style = { x: middle, width: right - middle, size: 9.75, lineHeight: 14 } as const
  const below = drawParagraph(sheet, texts.declared.en, { ...style, y: y + 17 })
  return Math.max(end, drawParagraph(sheet, texts.declared.ne, { ...style, y: below + 3 }))
}

function drawSignatures(sheet: Sheet, data: ProgramFormData, y: number): void {
  const width = 155
  const lines = [texts.student, texts['department-head'], texts.registrar]
  lines.forEach((caption, index) => {
    const x = left + index * ((right - left - width) / 2)
    const line = { x, y, width }
    if (index === 0) drawPictureOnLine(sheet, openPicture(sheet, data.signature), line)
    drawSigningLine(sheet, line, [inBoth(caption)])
  })
}

function drawCheck(sheet: Sheet, { check, issuedOn }: ProgramFormData, y: number): void {
  drawQr(sheet, check.url, { x: 41, y, size: 84 })
  const x = 140
  const muted = { size: small, color: ink.muted } as const
  const heading = { text: `${texts.scan.en} `, size: 10.5, weight: 'semibold' } as const
  drawPhrases(sheet, [heading, { ...muted, text: texts.scan.ne }], { x, y: y + 15 })
  const lines = { ...muted, x, width: right - x, lineHeight: 13.5 } as const
  const below = drawParagraph(sheet, texts['scan-repeats'].en, { ...lines, y: y + 30 })
  const code = { text: check.code, size: small, weight: 'semibold' } as const
  drawPhrases(sheet, [{ ...muted, text: `${check.shown} · ` }, code], { x, y: below })
  const day = formatDay(issuedOn, 'en')
  drawText(sheet, say(texts.issued, 'en', { day }), { ...muted, x, y: below + 14 })
}

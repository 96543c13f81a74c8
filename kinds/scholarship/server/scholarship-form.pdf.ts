import { type Message, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { inWords } from '#platform/pure/money/words.ts'
import { drawFacts } from '#platform/server/pdf/parts/facts-table.ts'
import { drawLine, drawSigningLine } from '#platform/server/pdf/parts/frame.ts'
import { drawPictureOnLine, openPicture } from '#platform/server/pdf/parts/picture.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawTable } from '#platform/server/pdf/parts/table.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import {
  drawDeclaration,
  drawFormTitle,
  drawScanToCheck,
  formEdges,
  inBoth,
} from '#features/documents/server/form-document.pdf.ts'
import { drawDocumentHead } from '#features/documents/server/document-head.pdf.ts'
import { drawEducation } from '#features/profile/server/education.pdf.ts'
import { scholarshipFormMessages as texts } from '../rules/form-messages.ts'
import type { ScholarshipFormData } from './scholarship-form.ts'

const { left, right, middle } = formEdges
const heading = { size: 10.5, weight: 'semibold' } as const
const muted = { size: 9.75, color: ink.muted } as const
/** Highest places of the committee's box and of the QR code. */
const committeeAt = 594
const checkAt = 704

/** The scholarship application form: amount, rules with what was needed and known, the committee's box (picture 65). */
export function drawScholarshipForm(sheet: Sheet, data: ScholarshipFormData): void {
  drawDocumentHead(sheet, data, texts)
  const belowTitle = drawFormTitle(sheet, texts.title, data)
  drawAmount(sheet, data, belowTitle - 12)
  const person = drawPerson(sheet, data, belowTitle + 71) + 8
  const records = drawEducation(sheet, data.records, { left, right, y: person })
  const y = records + 24
  const rules = drawRules(sheet, data, y)
  const signed = drawSigned(sheet, data, drawDeclaration(sheet, texts.declared, y) + 34)
  const committee = drawCommittee(sheet, data, Math.max(committeeAt, rules + 12, signed + 12))
  const check = { repeats: texts['scan-repeats'], y: Math.max(checkAt, committee + 12) }
  drawScanToCheck(sheet, data, check)
}

/** Draws the requested amount, in digits and in words of both languages. */
function drawAmount(sheet: Sheet, { amount }: ScholarshipFormData, y: number): void {
  sheet.pdf
    .roundedRect(left, y, right - left, 61, 3)
    .lineWidth(1.4)
    .stroke(ink.institution)
  drawText(sheet, inBoth(texts.amount), { ...muted, x: left + 14, y: y + 18 })
  drawText(sheet, inWords(amount, 'en'), { size: 10.5, x: left + 14, y: y + 34 })
  drawText(sheet, inWords(amount, 'ne'), { size: 10.5, x: left + 14, y: y + 49 })
  const figure = { size: 19, weight: 'semibold', align: 'right' } as const
  drawText(sheet, formatRs(amount), { ...figure, x: right - 14, y: y + 37 })
}

/** The name, and facts in two columns; gives the y below them. */
function drawPerson(sheet: Sheet, data: ScholarshipFormData, top: number): number {
  const first = { x: left, valueX: left + 108 }
  const name = [
    { label: texts.name, value: inBoth(data.name, ' · ') },
    { label: texts.address, value: data.address },
  ]
  const y = drawFacts(sheet, name, { ...first, y: top, right })
  const person = [
    { label: texts.father, value: data.fatherName },
    { label: texts.mother, value: data.motherName },
    { label: texts.phone, value: data.phone },
  ]
  const place = [
    { label: texts.registration, value: data.registrationNumber },
    { label: texts.roll, value: data.rollNumber },
    { label: texts.programme, value: data.programme },
  ]
  return Math.max(
    drawFacts(sheet, person, { ...first, y, right: middle - 14 }),
    drawFacts(sheet, place, { x: middle, y, valueX: middle + 118, right }),
  )
}

/** The rules in the left half; gives the y below them. */
function drawRules(sheet: Sheet, { rules }: ScholarshipFormData, y: number): number {
  drawText(sheet, inBoth(texts.rules, ' · '), { ...heading, x: left, y })
  if (rules.length === 0) {
    drawText(sheet, inBoth(texts['no-rules'], ' · '), { ...muted, x: left, y: y + 18 })
    return y + 22
  }
  return drawTable(sheet, {
    left,
    right: middle - 22,
    top: y + 7,
    columns: [left + 8, left + 118, left + 190],
    head: [texts.rule, texts.needed, texts.yours].map((each) => inBoth(each)),
    rows: rules.map(({ label, needed, yours }) => [
      inBoth(label),
      cellText(needed),
      cellText(yours),
    ]),
  })
}

function cellText(value: string | Message): string {
  return typeof value === 'string' ? value : inBoth(value)
}

/** The student's signature beneath the declaration; gives the y below it. */
function drawSigned(sheet: Sheet, { signature }: ScholarshipFormData, y: number): number {
  const line = { x: middle, y, width: 155 }
  drawPictureOnLine(sheet, openPicture(sheet, signature), line)
  drawSigningLine(sheet, line, [inBoth(texts.student)])
  return y + 16
}

/** Draws the fields that the committee ticks and signs; gives the y below it. */
function drawCommittee(sheet: Sheet, { amount }: ScholarshipFormData, top: number): number {
  const height = 96
  sheet.pdf
    .roundedRect(left, top, right - left, height, 3)
    .lineWidth(0.8)
    .stroke(ink.line)
  const edge = { left: left + 12, right: right - 12 }
  drawText(sheet, inBoth(texts.committee), { ...heading, x: edge.left, y: top + 17 })
  const use = { ...muted, align: 'right', x: edge.right, y: top + 17 } as const
  drawText(sheet, inBoth(texts['office-use']), use)
  const boxes = [
    say(texts.recommended, 'en', { amount: formatRs(amount) }),
    texts.other.en,
    texts['not-recommended'].en,
  ]
  boxes.forEach((text, index) => {
    const x = edge.left + index * 164
    sheet.pdf
      .roundedRect(x, top + 26, 12, 12, 2)
      .lineWidth(0.8)
      .stroke(ink.line)
    drawText(sheet, text, { size: 9.75, x: x + 18, y: top + 35.5 })
  })
  drawText(sheet, inBoth(texts.reason), { ...muted, x: edge.left, y: top + 56 })
  const dots = { dash: [1, 2], color: ink.line } as const
  drawLine(sheet, { from: [edge.left + 64, top + 57], to: [edge.right, top + 57], ...dots })
  for (const [index, caption] of [texts.member, texts.member, texts.chair].entries()) {
    const line = { x: edge.left + index * 174, y: top + 78, width: 146 }
    drawSigningLine(sheet, line, [inBoth(caption)])
  }
  return top + height
}

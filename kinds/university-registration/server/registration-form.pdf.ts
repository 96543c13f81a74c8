import { formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { drawFacts } from '#platform/server/pdf/parts/facts-table.ts'
import { drawOfficerLine } from '#features/documents/server/officer-line.pdf.ts'
import { drawPerforation, drawSigningLine } from '#platform/server/pdf/parts/frame.ts'
import { drawParagraph, linesOf } from '#platform/server/pdf/parts/paragraph.ts'
import { drawPhoto, drawPictureOnLine, openPicture } from '#platform/server/pdf/parts/picture.ts'
import { drawQr } from '#platform/server/pdf/parts/qr.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import {
  drawFormTitle,
  drawScanToCheck,
  formEdges,
  inBoth,
} from '#features/documents/server/form-document.pdf.ts'
import { drawDocumentHead } from '#features/documents/server/document-head.pdf.ts'
import { drawEducation } from '#features/profile/server/education.pdf.ts'
import { registrationFormMessages as texts } from '../rules/form-messages.ts'
import type { RegistrationFormData } from './registration-form.ts'

const { left, right, middle } = formEdges
/** The highest place where the card is cut off. */
const cutAt = 674

/** The university registration form, with the card to cut off once there is a number (picture 64). */
export function drawRegistrationForm(sheet: Sheet, data: RegistrationFormData): void {
  drawDocumentHead(sheet, data, texts)
  const belowTitle = drawFormTitle(sheet, texts.title, data)
  const y = drawEducation(sheet, data.records, {
    left,
    right,
    y: drawPerson(sheet, data, belowTitle) + 8,
  })
  const signed = drawSigned(sheet, data, y + 22)
  const after = drawScanToCheck(sheet, data, { repeats: texts['scan-repeats'], y: signed + 8 })
  if (data.registrationNumber !== '') drawCard(sheet, data, Math.max(cutAt, after + 10))
}

/** The name, and facts in two columns; gives the y below them. */
function drawPerson(sheet: Sheet, data: RegistrationFormData, top: number): number {
  const born = data.bornOn === null ? '' : formatDay(data.bornOn, 'en')
  const person = [
    { label: texts['date-of-birth'], value: born },
    { label: texts.gender, value: data.gender },
    { label: texts.nationality, value: data.nationality },
    { label: texts.citizenship, value: data.citizenship },
    { label: texts.father, value: data.fatherName },
    { label: texts.mother, value: data.motherName },
    { label: texts.grandfather, value: data.grandfatherName },
    { label: texts.phone, value: data.phone },
  ]
  const place = [
    {
      label: texts.registration,
      value: data.registrationNumber === '' ? texts['not-yet'].en : data.registrationNumber,
    },
    { label: texts.roll, value: data.rollNumber },
    { label: texts.programme, value: data.programme },
    { label: texts.faculty, value: data.faculty },
    { label: texts.intake, value: data.intake },
    { label: texts.address, value: data.address },
  ]
  const name = [{ label: texts.name, value: inBoth(data.name, ' · ') }]
  const first = { x: left, valueX: left + 116 }
  const y = drawFacts(sheet, name, { ...first, y: top, right })
  return Math.max(
    drawFacts(sheet, person, { ...first, y, right: middle - 14 }),
    drawFacts(sheet, place, { x: middle, y, valueX: middle + 122, right }),
  )
}

/** The fee and what is declared in the left half, signatures in the right; gives the y below both. */
function drawSigned(sheet: Sheet, data: RegistrationFormData, y: number): number {
  const { total, paid, receipts } = data
  const amounts = { total: formatRs(total), paid: formatRs(paid) }
  const fee = [
    say(paid < total ? texts['fee-owed'] : texts['fee-paid'], 'en', amounts),
    receipts.length === 0 ? '' : say(texts.receipts, 'en', { numbers: receipts.join(', ') }),
  ]
  const lines = { x: left, width: middle - left - 22, size: 9.75, lineHeight: 13.5 } as const
  const text = fee.filter((part) => part !== '').join(' ')
  const declared = drawParagraph(sheet, text, { ...lines, y, weight: 'semibold' }) + 3
  const below = drawParagraph(sheet, texts.declared.en, { ...lines, y: declared })
  const end = drawParagraph(sheet, texts.declared.ne, { ...lines, y: below })
  const width = 115
  const first = { x: middle, y: y + 38, width }
  drawPictureOnLine(sheet, openPicture(sheet, data.signature), first)
  drawSigningLine(sheet, first, [inBoth(texts.student)])
  const { seal, registrar: officer } = data.institution.pictures
  const captions = [inBoth(texts.registrar)]
  drawOfficerLine(sheet, { ...first, x: right - width, captions }, { seal, officer })
  return Math.max(end, y + (officer === null ? 58 : 71))
}

/** Two halves, folded in the middle: who it is, and how it is checked. */
function drawCard(sheet: Sheet, data: RegistrationFormData, y: number): void {
  drawPerforation(sheet, y, inBoth(texts.cut))
  const top = y + 28
  const height = Math.max(132, drawHolder(sheet, data, top) + 19 - top)
  sheet.pdf
    .roundedRect(left, top, right - left, height, 8)
    .lineWidth(0.9)
    .stroke(ink.line)
  drawPhoto(sheet, openPicture(sheet, data.photo), {
    x: left + 12,
    y: top + 14,
    width: 62,
    height: 79.7,
  })
  drawQr(sheet, data.check.url, { x: middle + 8, y: top + 16, size: 84 })
  const side = { x: middle + 104, width: right - middle - 116, size: 9.75, lineHeight: 13.5 }
  drawText(sheet, texts.card.en, { x: side.x, y: top + 28, size: 10.5, weight: 'semibold' })
  drawText(sheet, texts.card.ne, { x: side.x, y: top + 43, size: 10.5, weight: 'semibold' })
  drawParagraph(sheet, texts.found.en, { ...side, y: top + 62, color: ink.muted })
  const muted = { size: 9.75, color: ink.muted } as const
  drawText(sheet, data.check.code, { ...muted, x: middle + 8, y: top + 117 })
}

/** Draws the holder's names, each on one line where that stays readable; gives the baseline of the last line. */
function drawHolder(sheet: Sheet, data: RegistrationFormData, top: number): number {
  const muted = { size: 9.75, color: ink.muted } as const
  const strong = { weight: 'semibold' } as const
  const born =
    data.bornOn === null ? '' : say(texts.born, 'en', { day: formatDay(data.bornOn, 'en') })
  const parts = [
    { ...muted, text: data.institution.name.en, gap: 24 },
    { ...strong, text: data.name.en, size: 12, gap: 20 },
    { ...strong, text: data.name.ne, size: 10.5, gap: 16 },
    { ...strong, text: data.registrationNumber, size: 14, gap: 20 },
    { ...muted, text: data.programme, gap: 18 },
    { ...muted, text: born, gap: 15 },
  ]
  const x = left + 88
  let y = top
  for (const { text, gap, ...style } of parts) {
    const { size, lines } = linesOf(sheet, text, { ...style, width: middle - x - 4, least: 7 })
    y += gap
    lines.forEach((line, at) => drawText(sheet, line, { ...style, size, x, y: y + at * 9 }))
    y += (lines.length - 1) * 9
  }
  return y
}

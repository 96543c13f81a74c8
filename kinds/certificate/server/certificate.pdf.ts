import { formatDay } from '#platform/pure/calendar/format.ts'
import { say } from '#platform/pure/message.ts'
import { drawFacts } from '#platform/server/pdf/parts/facts-table.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { drawPhoto, openPicture } from '#platform/server/pdf/parts/picture.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import { drawDocumentHead } from '#features/documents/server/document-head.pdf.ts'
import { drawScanToCheck, formEdges, inBoth } from '#features/documents/server/form-document.pdf.ts'
import { drawOfficerLine } from '#features/documents/server/officer-line.pdf.ts'
import { documentMessages as texts } from '../rules/document-messages.ts'
import type { CertificateData } from './printed.ts'
import { drawTranscript } from './transcript.pdf.ts'

const { left, right, middle } = formEdges
/** y at which the QR code begins; everything above it shares the space. */
const footTop = 730

/** A certificate on one page: its holder, a letter or a transcript, the officer's line and the QR code. */
export function drawCertificate(sheet: Sheet, data: CertificateData): void {
  const { title, transcript } = data
  const office = transcript === null ? texts.office : texts['exam-office']
  drawDocumentHead(sheet, data, { title, office })
  drawTitle(sheet, data)
  const y = drawHolder(sheet, data)
  const bottom = footTop - 70
  if (transcript === null) drawLetter(sheet, data, y + 20)
  else drawTranscript(sheet, { ...data, transcript }, { top: y + 6, bottom })
  drawFoot(sheet, data)
}

function drawTitle(sheet: Sheet, { title, check, issuedOn }: CertificateData): void {
  drawText(sheet, title.en, { x: left, y: 119, size: 16.5, weight: 'semibold' })
  drawText(sheet, title.ne, { x: left, y: 140, size: 14.5, weight: 'semibold' })
  const end = { x: right, align: 'right' } as const
  drawText(sheet, check.code, { ...end, y: 113, size: 12, weight: 'semibold' })
  const issued = say(texts.issued, 'en', { day: formatDay(issuedOn, 'en') })
  drawText(sheet, issued, { ...end, y: 129, size: 9.75, color: ink.muted })
}

/** Photograph, name and the facts of the record in two columns; gives the baseline below. */
function drawHolder(sheet: Sheet, data: CertificateData): number {
  drawPhoto(sheet, openPicture(sheet, data.photo), { x: left, y: 156, width: 62, height: 79.7 })
  const x = left + 78
  const born = data.bornOn === null ? '' : formatDay(data.bornOn, 'en')
  const whole = [
    { label: texts.name, value: inBoth(data.name, ' · ') },
    { label: texts['date-of-birth'], value: born },
    { label: texts.programme, value: data.programme.en },
  ]
  const first = [
    { label: texts.registration, value: data.registrationNumber },
    { label: texts.roll, value: data.rollNumber },
  ]
  const second = [{ label: texts.enrolled, value: data.year }]
  const valueX = x + 104
  const y = drawFacts(sheet, whole, { x, y: 166, valueX, right })
  const half = middle + 64
  const below = Math.max(
    drawFacts(sheet, first, { x, y, valueX, right: half - 10 }),
    drawFacts(sheet, second, { x: half, y, valueX: half + 92, right }),
  )
  const purpose = [{ label: texts.purpose, value: data.purpose }]
  return drawFacts(sheet, purpose, { x, y: below, valueX, right }) + 4
}

/** The paragraphs in English, then in Nepali. */
function drawLetter(sheet: Sheet, { paragraphs }: CertificateData, top: number): void {
  const style = { x: left, width: right - left, size: 12, lineHeight: 19 } as const
  let y = top
  for (const language of ['en', 'ne'] as const) {
    for (const paragraph of paragraphs)
      y = drawParagraph(sheet, paragraph[language], { ...style, y }) + 8
    y += 14
  }
}

function drawFoot(sheet: Sheet, data: CertificateData): void {
  const isTranscript = data.transcript !== null
  const { seal, controller, registrar } = data.institution.pictures
  const { en, ne } = isTranscript ? texts.controller : texts.registrar
  const line = { x: right - 150, y: footTop - 44, width: 150, captions: [en, ne] }
  drawOfficerLine(sheet, line, { seal, officer: isTranscript ? controller : registrar })
  drawScanToCheck(sheet, data, { repeats: texts['scan-repeats'], y: footTop })
}

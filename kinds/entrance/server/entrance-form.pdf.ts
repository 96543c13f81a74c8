import { dayNumber } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { drawFacts } from '#platform/server/pdf/facts-table.ts'
import { drawSigningLine } from '#platform/server/pdf/frame.ts'
import { drawLetterhead } from '#platform/server/pdf/letterhead.ts'
import { drawNumberedList } from '#platform/server/pdf/numbered-list.ts'
import { drawParagraph, wrapText } from '#platform/server/pdf/paragraph.ts'
import {
  drawPhoto,
  drawPictureOnLine,
  drawSignature,
  openPicture,
  type Picture,
} from '#platform/server/pdf/picture.ts'
import { drawQr } from '#platform/server/pdf/qr.ts'
import { describeSheet, ink, type Sheet } from '#platform/server/pdf/sheet.ts'
import { drawPhrases, drawText } from '#platform/server/pdf/text.ts'
import {
  beforeAdmitCard,
  bringToEntrance,
  entranceFormMessages as texts,
} from '../rules/form-messages.ts'
import { maskedCitizenshipNo } from './masked-citizenship-no.ts'
import type { EntranceFormData } from './entrance-form.ts'
import { drawExamPanel } from './entrance-form-panel.pdf.ts'
import { drawInvigilatorStub } from './entrance-form-stub.pdf.ts'

const left = 39
const right = 556.3
const secondColumn = 154.5
const panelTop = 350.4
const stubTop = 717.3
const small = 9.75

/** The paper of picture 60: admit card once there is a symbol number, application form before. */
export function drawEntranceForm(sheet: Sheet, data: EntranceFormData): void {
  const admitted = data.symbolNumber !== null
  const title = texts[admitted ? 'admit-card' : 'application-form']
  const photo = openPicture(sheet, data.photo)
  describeSheet(sheet, {
    title: `${title.en}, ${data.name.en}`,
    author: data.institution.name.en,
    issuedMs: dayNumber(data.issuedOn) * 86_400_000,
  })
  drawLetterhead(sheet, {
    name: data.institution.name,
    office: `${inBoth(texts.office, ' · ')} · ${data.institution.place}`,
  })
  drawTitle(sheet, title, data.symbolNumber ?? '—')
  drawPortrait(sheet, photo, data)
  const top = Math.max(panelTop, drawPerson(sheet, data) + 12)
  drawExamPanel(sheet, data, { left, right, top })
  const afterLists = drawLists(sheet, data, { admitted, y: top + 133.5 })
  const end = drawCheck(sheet, data, Math.max(top + 222.4, afterLists))
  if (admitted) drawInvigilatorStub(sheet, data, { photo, y: Math.max(stubTop, end + 12) })
}

function inBoth({ en, ne }: Message, between = ' '): string {
  return `${en}${between}${ne}`
}

function drawTitle(sheet: Sheet, title: Message, symbolNumber: string): void {
  drawText(sheet, title.en, { x: left, y: 120, size: 16.5, weight: 'semibold' })
  drawText(sheet, title.ne, { x: left, y: 141.5, size: 15, weight: 'semibold' })
  const label = inBoth(texts['symbol-number'])
  drawText(sheet, label, { x: right, y: 115, align: 'right', size: small, color: ink.muted })
  const figure = { size: 25.5, weight: 'semibold', spacing: 0.75 } as const
  drawText(sheet, symbolNumber, { ...figure, x: right, y: 142.5, align: 'right' })
}

function drawPortrait(sheet: Sheet, photo: Picture | null, { signature }: EntranceFormData): void {
  drawPhoto(sheet, photo, { x: left, y: 160.5, width: 99, height: 127.3 })
  const box = { x: left, y: 291.7, width: 99, height: 33 }
  drawSignature(sheet, openPicture(sheet, signature), box)
  const caption = {
    x: left + 49.5,
    y: 335,
    align: 'center',
    size: small,
    color: ink.muted,
  } as const
  drawText(sheet, inBoth(texts.signature), caption)
}

/** Name and facts; gives the y below them. */
function drawPerson(sheet: Sheet, data: EntranceFormData): number {
  const afterName = drawNames(sheet, data.name)
  const facts = [
    { label: texts.programme, value: data.programme },
    { label: texts.entrance, value: data.entrance },
    { label: texts.quota, value: data.quotas.join(', ') },
    {
      label: texts['date-of-birth'],
      value: data.bornOn === null ? '' : formatDay(data.bornOn, 'en'),
    },
    { label: texts.father, value: data.fatherName },
    { label: texts['citizenship-no'], value: maskedCitizenshipNo(data.citizenshipNo) },
  ]
  return drawFacts(sheet, facts, { x: secondColumn, y: afterName + 2, valueX: 276, right })
}

/** Each script large on a line of its own; both smaller where either needs more than one. */
function drawNames(sheet: Sheet, { en, ne }: Message): number {
  const place = { x: secondColumn, width: right - secondColumn, weight: 'semibold' } as const
  const english = { ...place, y: 177, size: 18, lineHeight: 23 }
  const nepali = { ...place, size: 15.75, lineHeight: 21.5 }
  const wraps = [wrapText(sheet, en, english), wrapText(sheet, ne, nepali)].some(
    (lines) => lines.length > 1,
  )
  const smaller = wraps ? { size: 12.75, lineHeight: 17 } : {}
  const y = drawParagraph(sheet, en, { ...english, ...smaller })
  return ne === '' ? y : drawParagraph(sheet, ne, { ...nepali, ...smaller, y })
}

function drawLists(
  sheet: Sheet,
  { examRules }: EntranceFormData,
  { admitted, y }: { readonly admitted: boolean; readonly y: number },
): number {
  const list = admitted
    ? { heading: texts.bring, items: [...bringToEntrance, ...examRules] }
    : { heading: texts['not-yet'], items: beforeAdmitCard }
  return Math.max(
    drawNumberedList(sheet, list, { x: left, y, width: 248, language: 'en' }),
    drawNumberedList(sheet, list, { x: 307.4, y: y + 0.5, width: right - 307.4, language: 'ne' }),
  )
}

/** QR, what its page repeats, the controller's signature, and the line of fee and issue; gives the y of that line. */
function drawCheck(sheet: Sheet, data: EntranceFormData, y: number): number {
  drawQr(sheet, data.check.url, { x: 41, y, size: 74 })
  const muted = { size: small, color: ink.muted } as const
  const place = { x: 127.5, y: y + 19 }
  const heading = { text: `${texts.scan.en} `, size: 10.5, weight: 'semibold' } as const
  drawPhrases(sheet, [heading, { ...muted, text: texts.scan.ne }], place)
  drawText(sheet, texts['scan-repeats'].en, { ...muted, x: place.x, y: y + 33 })
  drawText(sheet, texts['scan-differs'].en, { ...muted, x: place.x, y: y + 46.5 })
  const code = { text: data.check.code, size: small, weight: 'semibold' } as const
  const address = { ...muted, text: `${data.check.shown} · ` }
  drawPhrases(sheet, [address, code], { x: place.x, y: y + 60 })
  const line = { x: 414, y: y + 45.5, width: right - 414 }
  drawPictureOnLine(sheet, openPicture(sheet, data.controllerSignature), line)
  drawSigningLine(sheet, line, [texts.controller.en, texts.controller.ne])
  const end = { ...muted, x: left, y: y + 94.6, width: right - left, lineHeight: 13.5 } as const
  return drawParagraph(sheet, feeAndIssue(data), end) - end.lineHeight
}

function feeAndIssue({ fee, issuedOn, version }: EntranceFormData): string {
  const issued = say(texts.issued, 'en', { day: formatDay(issuedOn, 'en'), version })
  if (fee === null) return issued
  const numbers = fee.receipts.join(', ')
  const receipts = numbers === '' ? '' : say(texts.receipt, 'en', { receipt: numbers })
  return `${say(texts['fee-paid'], 'en', { fee: formatRs(fee.paid) })}${receipts}. ${issued}`
}

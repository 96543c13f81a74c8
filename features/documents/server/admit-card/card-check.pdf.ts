import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { drawNumberedList } from '#platform/server/pdf/parts/numbered-list.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { drawQr } from '#platform/server/pdf/parts/qr.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawPhrases, drawText } from '#platform/server/pdf/text.ts'
import { admitCardMessages as texts } from '../../rules/admit-card-messages.ts'
import { formDocumentMessages } from '../../rules/form-document-messages.ts'
import { formEdges } from '../form-document.pdf.ts'
import { drawOfficerLine } from '../officer-line.pdf.ts'
import type { DocumentFrame } from '../document-frame.ts'

const { left, right } = formEdges
const small = 9.75

/** A numbered list, English at the left and Nepali at the right; gives the y below the longer one. */
export function drawListInBoth(
  sheet: Sheet,
  list: { readonly heading: Message; readonly items: readonly Message[] },
  y: number,
): number {
  const nepali = { x: 307.4, y: y + 0.5, width: right - 307.4, language: 'ne' } as const
  return Math.max(
    drawNumberedList(sheet, list, { x: left, y, width: 248, language: 'en' }),
    drawNumberedList(sheet, list, nepali),
  )
}

type Check = Pick<DocumentFrame, 'check' | 'institution' | 'issuedOn' | 'version'> & {
  /** Facts that the page behind the code repeats. */
  readonly repeats: Message
  /** Paid amount; null if there was none. */
  readonly fee: { readonly paid: Money; readonly receipts: readonly string[] } | null
  /** `Entrance fee {fee} paid` */
  readonly feePaid: Message
}

/** QR, what its page repeats, the line the controller signs on and the last line; gives the y of that line. */
export function drawCardCheck(sheet: Sheet, card: Check, y: number): number {
  const { check } = card
  drawQr(sheet, check.url, { x: 41, y, size: 74 })
  const muted = { size: small, color: ink.muted } as const
  const x = 127.5
  const { scan } = formDocumentMessages
  const heading = { text: `${scan.en} `, size: 10.5, weight: 'semibold' } as const
  drawPhrases(sheet, [heading, { ...muted, text: scan.ne }], { x, y: y + 19 })
  drawText(sheet, card.repeats.en, { ...muted, x, y: y + 33 })
  drawText(sheet, texts['scan-differs'].en, { ...muted, x, y: y + 46.5 })
  const code = { text: check.code, size: small, weight: 'semibold' } as const
  drawPhrases(sheet, [{ ...muted, text: `${check.shown} · ` }, code], { x, y: y + 60 })
  const line = { x: 414, y: y + 45.5, width: right - 414 }
  const captions = [texts.controller.en, texts.controller.ne]
  const { seal, controller: officer } = card.institution.pictures
  drawOfficerLine(sheet, { ...line, captions }, { seal, officer })
  const end = { ...muted, x: left, y: y + 94.6, width: right - left, lineHeight: 13.5 } as const
  return drawParagraph(sheet, feeAndIssue(card), end) - end.lineHeight
}

function feeAndIssue({ fee, feePaid, issuedOn, version }: Check): string {
  const issued = say(formDocumentMessages.issued, 'en', { day: formatDay(issuedOn, 'en'), version })
  if (fee === null) return issued
  const numbers = fee.receipts.join(', ')
  const receipts = numbers === '' ? '' : say(texts.receipt, 'en', { receipt: numbers })
  return `${say(feePaid, 'en', { fee: formatRs(fee.paid) })}${receipts}. ${issued}`
}

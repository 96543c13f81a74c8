import { dayNumber } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { drawFacts, type Fact } from '#platform/server/pdf/parts/facts-table.ts'
import { drawLetterhead } from '#platform/server/pdf/parts/letterhead.ts'
import { drawParagraph, wrapText } from '#platform/server/pdf/parts/paragraph.ts'
import {
  drawPhoto,
  drawSignature,
  openPicture,
  type Picture,
} from '#platform/server/pdf/parts/picture.ts'
import { describeSheet, ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawText } from '#platform/server/pdf/text.ts'
import { admitCardMessages as texts } from '../../rules/admit-card-messages.ts'
import { formEdges, inBoth } from '../form-document.pdf.ts'
import type { DocumentFrame } from '../document-frame.ts'

const { left, right } = formEdges
const secondColumn = 154.5
/** Start, y, of the next part on a card of usual length: beneath the signature. */
const below = 350.4
const small = 9.75

type Head = Pick<DocumentFrame, 'institution' | 'issuedOn'> & {
  readonly title: Message
  /** The office that issues it. */
  readonly office: Message
  readonly name: Message
  readonly symbolNumber: string | null
}

/** Letterhead, what the card is, and the large number the hall looks for; '—' where there is none yet. */
export function drawCardHead(sheet: Sheet, { title, office, symbolNumber, ...card }: Head): void {
  const { name, place, pictures } = card.institution
  describeSheet(sheet, {
    title: `${title.en}, ${card.name.en}`,
    author: name.en,
    issuedMs: dayNumber(card.issuedOn) * 86_400_000,
  })
  drawLetterhead(sheet, {
    name,
    office: `${inBoth(office, ' · ')} · ${place}`,
    logo: pictures.logo,
  })
  drawText(sheet, title.en, { x: left, y: 120, size: 16.5, weight: 'semibold' })
  drawText(sheet, title.ne, { x: left, y: 141.5, size: 15, weight: 'semibold' })
  const label = inBoth(texts['symbol-number'])
  drawText(sheet, label, { x: right, y: 115, align: 'right', size: small, color: ink.muted })
  const figure = { size: 25.5, weight: 'semibold', spacing: 0.75 } as const
  drawText(sheet, symbolNumber ?? '—', { ...figure, x: right, y: 142.5, align: 'right' })
}

type Person = {
  readonly name: Message
  readonly photo: Picture | null
  readonly signature: Uint8Array | null
  readonly facts: readonly Fact[]
}

/** Photograph and signature, beside them name and facts; gives the y where what follows begins. */
export function drawCardPerson(sheet: Sheet, { photo, signature, name, facts }: Person): number {
  drawPhoto(sheet, photo, { x: left, y: 160.5, width: 99, height: 127.3 })
  const box = { x: left, y: 291.7, width: 99, height: 33 }
  drawSignature(sheet, openPicture(sheet, signature), box)
  const caption = { x: left + 49.5, y: 335, align: 'center', size: small } as const
  drawText(sheet, inBoth(texts.signature), { ...caption, color: ink.muted })
  const y = drawNames(sheet, name) + 2
  return Math.max(below, drawFacts(sheet, facts, { x: secondColumn, y, valueX: 276, right }) + 12)
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

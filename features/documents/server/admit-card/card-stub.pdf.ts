import type { Message } from '#platform/pure/message.ts'
import { drawPerforation, drawSigningLine } from '#platform/server/pdf/parts/frame.ts'
import { drawPhoto, type Picture } from '#platform/server/pdf/parts/picture.ts'
import { drawQr } from '#platform/server/pdf/parts/qr.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import {
  drawFitted,
  drawPhrases,
  drawText,
  type Phrase,
  textWidth,
} from '#platform/server/pdf/text.ts'
import { admitCardMessages as texts } from '../../rules/admit-card-messages.ts'
import { formEdges, inBoth } from '../form-document.pdf.ts'

/** Smallest y at which it starts: less would leave the card's own part too little space. */
const highest = 717.3
const x = 102
const nameWidth = 290

type Stub = {
  readonly name: Message
  /** `26 Poush 2082, 11:00 · Block B, Room 204, Seat 17` */
  readonly dayAndPlace: string
  readonly number: string
  readonly url: string
}

/** The invigilator's part below the perforation, with a QR code of its own; `after` is the end of the card. */
export function drawInvigilatorStub(
  sheet: Sheet,
  { name, dayAndPlace, number, url }: Stub,
  { photo, after }: { readonly photo: Picture | null; readonly after: number },
): void {
  const y = Math.max(highest, after + 12)
  drawPerforation(sheet, y, inBoth(texts['invigilator-keeps']))
  drawPhoto(sheet, photo, { x: formEdges.left, y: y + 27.4, width: 48.7, height: 62.6 })
  drawName(sheet, name, y + 36.4)
  drawFitted(sheet, [{ text: dayAndPlace, size: 10.5 }], { x, y: y + 52, end: x + nameWidth })
  drawSigningLine(sheet, { x, y: y + 76.5, width: 131 }, [texts['student-signs'].en])
  drawSigningLine(sheet, { x: 255.4, y: y + 76.5, width: 132 }, [texts.invigilator.en])
  const place = { x: 480, align: 'right' } as const
  const label = texts['symbol-number'].en
  drawText(sheet, label, { ...place, y: y + 53.5, size: 9.75, color: ink.muted })
  const figure = { size: 16.5, weight: 'semibold', spacing: 0.5 } as const
  drawText(sheet, number, { ...place, ...figure, y: y + 69.5 })
  drawQr(sheet, url, { x: 494.8, y: y + 29, size: 60 })
}

/** On one line where it fits, else on two, smaller: nothing is cut. */
function drawName(sheet: Sheet, name: Message, y: number): void {
  const english = { text: name.en, size: 12.75, weight: 'semibold' } as const
  const nepali = { text: name.ne, size: 11.25, weight: 'semibold' } as const
  const together = [{ ...english, text: `${name.en} ` }, nepali]
  if (widthOf(sheet, together) <= nameWidth) drawPhrases(sheet, together, { x, y })
  else {
    drawPhrases(sheet, [fitted(sheet, english)], { x, y: y - 5.5 })
    drawPhrases(sheet, [fitted(sheet, nepali)], { x, y: y + 3.5 })
  }
}

function fitted(sheet: Sheet, phrase: Phrase): Phrase {
  const largest = 8.5
  const small = { ...phrase, size: largest }
  return { ...small, size: largest * Math.min(1, nameWidth / widthOf(sheet, [small])) }
}

function widthOf(sheet: Sheet, phrases: readonly Phrase[]): number {
  return phrases.reduce((sum, one) => sum + textWidth(sheet, one.text, one), 0)
}

import { formatDay } from '#platform/pure/calendar/format.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { drawPhoto, openPicture } from '#platform/server/pdf/parts/picture.ts'
import { drawQr } from '#platform/server/pdf/parts/qr.ts'
import { drawLogo } from '#platform/server/pdf/parts/seal.ts'
import { a4, ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawText } from '#platform/server/pdf/text.ts'
import { inBoth } from '#features/documents/server/form-document.pdf.ts'
import { idCardMessages as texts } from '../rules/messages.ts'
import type { CardOnSheet, IdCardData } from './id-card.ts'

/** ID-1, the size of a bank card: 85.6 × 54 mm. */
const [width, height] = [242.65, 153.07]
const columns = 2
const gap = 6
const left = (a4.width - columns * width - gap) / 2
const top = 26
const label = { size: 6.75, color: ink.muted } as const

type Corner = { readonly x: number; readonly y: number }

/** @public found by its name in a thread. */
export function drawIdCards(sheet: Sheet, cards: readonly CardOnSheet[]): void {
  cards.forEach((each, at) => {
    const corner = {
      x: left + (at % columns) * (width + gap),
      y: top + Math.floor(at / columns) * (height + gap),
    }
    sheet.pdf.roundedRect(corner.x, corner.y, width, height, 8).lineWidth(0.6).stroke(ink.line)
    if (each.is === 'card') drawCard(sheet, each.card, corner)
    else drawNone(sheet, each, corner)
  })
}

function drawNone(
  sheet: Sheet,
  { name, why }: Extract<CardOnSheet, { is: 'none' }>,
  { x, y }: Corner,
): void {
  const lines = { x: x + 14, width: width - 28, size: 9.75, lineHeight: 14 } as const
  const below = drawParagraph(sheet, name, { ...lines, y: y + 30, weight: 'semibold' })
  drawParagraph(sheet, inBoth(why), { ...lines, y: below, color: ink.muted })
}

function drawCard(sheet: Sheet, card: IdCardData, { x, y }: Corner): void {
  drawHead(sheet, card, { x, y })
  const photo = { x: x + 10, y: y + 40, width: 58, height: 74.6 }
  drawPhoto(sheet, openPicture(sheet, card.photo), photo)
  const qr = 54
  drawQr(sheet, card.check.url, { x: x + width - qr - 10, y: y + height - qr - 22, size: qr })
  const from = x + 76
  const end = x + width - 10
  drawFitted(sheet, [{ text: card.name.en, size: 10.5, weight: 'semibold' }], {
    x: from,
    y: y + 50,
    end,
  })
  drawFitted(sheet, [{ text: card.name.ne, size: 9.75, weight: 'semibold' }], {
    x: from,
    y: y + 63,
    end,
  })
  drawFitted(sheet, [{ text: card.programme, size: 8.25 }], { x: from, y: y + 75, end })
  drawFacts(sheet, card, { x: from, y: y + 87, end: end - qr - 6 })
  const code = `${card.check.code} · ${card.check.shown}`
  drawFitted(sheet, [{ ...label, text: code }], { x: x + 10, y: y + height - 14, end: end - 60 })
  drawFitted(sheet, [{ ...label, size: 6, text: inBoth(texts.found) }], {
    x: x + 10,
    y: y + height - 6,
    end,
  })
}

function drawHead(sheet: Sheet, { institution }: IdCardData, { x, y }: Corner): void {
  drawLogo(sheet, institution.pictures.logo, { x: x + 22, y: y + 18, radius: 12 })
  const style = { weight: 'semibold', color: ink.institution } as const
  const place = { x: x + 40, end: x + width - 10 }
  drawFitted(sheet, [{ ...style, text: institution.name.en, size: 8.5 }], { ...place, y: y + 13 })
  drawFitted(sheet, [{ ...style, text: institution.name.ne, size: 7.75 }], { ...place, y: y + 23 })
  drawFitted(sheet, [{ ...label, text: inBoth(texts.title, ' · ') }], { ...place, y: y + 32 })
}

function drawFacts(
  sheet: Sheet,
  card: IdCardData,
  { x, y, end }: { readonly x: number; readonly y: number; readonly end: number },
): void {
  const facts = [
    [texts.roll.en, card.rollNumber],
    [texts.registration.en, card.registrationNumber],
    [texts.intake.en, card.intake],
    [texts['born-on'].en, card.bornOn === null ? '' : formatDay(card.bornOn, 'en')],
  ] as const
  const known = facts.filter(([, value]) => value !== '')
  for (const [at, [name, value]] of known.entries()) {
    const line = y + at * 11
    const start = drawText(sheet, `${name} `, { ...label, x, y: line })
    drawFitted(sheet, [{ text: value, size: 7.5, weight: 'semibold' }], { x: start, y: line, end })
  }
}

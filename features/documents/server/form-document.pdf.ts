import type { Day } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { type Message, say } from '#platform/pure/message.ts'
import { drawPerforation, drawSigningLine } from '#platform/server/pdf/parts/frame.ts'
import { drawParagraph } from '#platform/server/pdf/parts/paragraph.ts'
import { drawPhoto, drawPictureOnLine, openPicture } from '#platform/server/pdf/parts/picture.ts'
import { drawQr } from '#platform/server/pdf/parts/qr.ts'
import { ink, type Sheet } from '#platform/server/pdf/parts/sheet.ts'
import { drawFitted, drawPhrases, drawText } from '#platform/server/pdf/text.ts'
import { formDocumentMessages as texts } from '../rules/form-document-messages.ts'
import type { DocumentFrame } from './document-frame.ts'
import type { SignedCheck } from './signed-check.ts'

/** Edges and middle of an A4 form, in points. */
export const formEdges = { left: 39, right: 556.3, middle: 308 } as const
const { left, right } = formEdges
const small = 9.75
/** The y below the title of a form, for a title of usual length. */
const belowTitle = 212

/** English and Nepali on one line; only English if there is no Nepali. */
export function inBoth({ en, ne }: Message, between = ' '): string {
  return ne === '' ? en : `${en}${between}${ne}`
}

/** Draws title, purpose, number, day and photograph of a form; gives the baseline below. */
export function drawFormTitle(
  sheet: Sheet,
  title: Message,
  data: {
    readonly opening: string
    readonly check: SignedCheck
    readonly appliedOn: Day
    readonly photo: Uint8Array | null
  },
): number {
  drawText(sheet, title.en, { x: left, y: 120, size: 16.5, weight: 'semibold' })
  drawText(sheet, title.ne, { x: left, y: 141.5, size: 15, weight: 'semibold' })
  const heading = { x: left, width: 420, size: 10.5, lineHeight: 14, weight: 'semibold' } as const
  const y = drawParagraph(sheet, data.opening, { ...heading, y: 162 }) + 1
  const muted = { size: small, color: ink.muted } as const
  drawPhrases(
    sheet,
    [
      { ...muted, text: texts['form-number'].en },
      { text: data.check.code, size: small, weight: 'semibold' },
      { ...muted, text: say(texts.applied, 'en', { day: formatDay(data.appliedOn, 'en') }) },
    ],
    { x: left, y },
  )
  const photo = openPicture(sheet, data.photo)
  drawPhoto(sheet, photo, { x: right - 64, y: 102, width: 64, height: 82.3 })
  return Math.max(belowTitle, y + 18.4)
}

/** Draws the declaration in the right half; gives the y below it. */
export function drawDeclaration(sheet: Sheet, declared: Message, y: number): number {
  const x = formEdges.middle
  drawText(sheet, inBoth(texts.declaration), { x, y, size: 10.5, weight: 'semibold' })
  const style = { x, width: right - x, size: 9.75, lineHeight: 14 } as const
  const below = drawParagraph(sheet, declared.en, { ...style, y: y + 17 })
  return drawParagraph(sheet, declared.ne, { ...style, y: below + 3 })
}

/** Three lines to sign on; the student's signature is on the first. */
export function drawSignatures(
  sheet: Sheet,
  captions: readonly [Message, Message, Message],
  { signature, y }: { readonly signature: Uint8Array | null; readonly y: number },
): void {
  const width = 155
  captions.forEach((caption, index) => {
    const line = { x: left + index * ((right - left - width) / 2), y, width }
    if (index === 0) drawPictureOnLine(sheet, openPicture(sheet, signature), line)
    drawSigningLine(sheet, line, [inBoth(caption)])
  })
}

/** Student's part below the perforation, with its own QR code; `y` is the position of the perforation. */
export function drawStudentPart(
  sheet: Sheet,
  data: {
    readonly name: Message
    readonly number: string
    /** Each on one line, smaller where it would not fit. */
    readonly lines: readonly string[]
    readonly url: string
  },
  y: number,
): void {
  drawPerforation(sheet, y, inBoth(texts['student-keeps']))
  drawQr(sheet, data.url, { x: right - 52, y: y + 17, size: 52 })
  const end = right - 64
  const name = { text: inBoth(data.name), size: 11.5, weight: 'semibold' } as const
  const number = { text: data.number === '' ? '' : ` · ${data.number}`, size: 10.5 }
  drawFitted(sheet, [name, number], { x: left, y: y + 32, end })
  data.lines.forEach((text, index) =>
    drawFitted(sheet, [{ text, size: 10 }], { x: left, y: y + 47 + index * 14, end }),
  )
}

/** Draws the QR code, the facts its page repeats, number, version and day of issue; gives the y below. */
export function drawScanToCheck(
  sheet: Sheet,
  { check, issuedOn, version }: Pick<DocumentFrame, 'check' | 'issuedOn' | 'version'>,
  { repeats, y }: { readonly repeats: Message; readonly y: number },
): number {
  const size = 84
  drawQr(sheet, check.url, { x: 41, y, size })
  const x = 140
  const muted = { size: small, color: ink.muted } as const
  const heading = { text: `${texts.scan.en} `, size: 10.5, weight: 'semibold' } as const
  drawPhrases(sheet, [heading, { ...muted, text: texts.scan.ne }], { x, y: y + 15 })
  const lines = { ...muted, x, width: right - x, lineHeight: 13.5 } as const
  const below = drawParagraph(sheet, repeats.en, { ...lines, y: y + 30 })
  const code = { text: check.code, size: small, weight: 'semibold' } as const
  drawPhrases(sheet, [{ ...muted, text: `${check.shown} · ` }, code], { x, y: below })
  const day = formatDay(issuedOn, 'en')
  drawText(sheet, say(texts.issued, 'en', { day, version }), { ...muted, x, y: below + 14 })
  return y + size
}

import type { PdfDocument } from '#platform/server/pdf/document.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { DocumentFrame } from '#features/documents/server/document-frame.ts'

/** Data of a student's identity card; '' and null are not known, and left out. */
export type IdCardData = DocumentFrame & {
  readonly name: Message
  readonly bornOn: Day | null
  readonly programme: string
  readonly rollNumber: string
  readonly registrationNumber: string
  readonly intake: string
}

/** A card, or why a student whose turn it was has none. */
export type CardOnSheet =
  | { readonly is: 'card'; readonly card: IdCardData }
  | { readonly is: 'none'; readonly name: string; readonly why: Message }

/** Cards to cut out, as many as a page of A4 holds. */
export const cardsOnSheet = 10

export const idCardSheet: PdfDocument<readonly CardOnSheet[]> = {
  name: 'id-cards',
  module: new URL('id-card.pdf.ts', import.meta.url),
  draw: 'drawIdCards',
}

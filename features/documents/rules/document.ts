import type { Day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import type { Message } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'

/**
 * A document type: its numbers are `{prefix}-{year}-{digits}`, each prefix a series of its own. The year is that of the
 * B.S. calendar, `2083`, or for money the fiscal one, `2083/84` (READINGS R-89).
 */
export type DocumentType = {
  readonly sort: string
  readonly prefix: string
  readonly digits: number
  readonly year?: 'fiscal'
  readonly name: Message
}

/** One line of the check page, as the document prints it: in both languages, or the same in each. */
export type DocumentLine = { readonly label: Message; readonly value: string | Message }

/** Content of a document, as plain JSON. */
export type DocumentFacts = {
  /** Everything that is printed, pictures by the ids of their rows: what differs is another version. */
  readonly printed: object
  /** Lines of it that the check page repeats. */
  readonly lines: readonly DocumentLine[]
  /** The picture of the person, as a row of ad_image. */
  readonly photoId: number | null
}

/** End of a document: `revoked` by staff with a reason, or `reversed` together with its payment. */
export type DocumentEnd = 'revoked' | 'reversed'

/** Facts of the register about the document of a version. */
export type KnownDocument = {
  readonly newest: { readonly version: number; readonly issuedOn: Day } | null
  readonly end: { readonly is: DocumentEnd; readonly on: Day; readonly reason: string } | null
}

/** Validity of a print. `early`: made before the register, which has no later version, or has one. */
export type DocumentStatus =
  | { readonly is: 'valid' }
  | { readonly is: 'early' }
  | { readonly is: 'replaced' | 'early-replaced'; readonly version: number; readonly on: Day }
  | { readonly is: DocumentEnd; readonly on: Day; readonly reason: string }

/** Validity of a version, null for a print from before the register. The end of a document ends all its versions. */
export function documentStatus(
  version: number | null,
  { newest, end }: KnownDocument,
): DocumentStatus {
  if (end !== null) return { is: end.is, on: end.on, reason: end.reason }
  if (newest !== null && newest.version !== version)
    return {
      is: version === null ? 'early-replaced' : 'replaced',
      version: newest.version,
      on: newest.issuedOn,
    }
  return { is: version === null ? 'early' : 'valid' }
}

/** Lines that say something, in their order. */
export function linesOf(
  lines: readonly (readonly [Message, string | Message | null])[],
): readonly DocumentLine[] {
  return lines.flatMap(([label, value]) =>
    value === null || (typeof value === 'string' ? value : value.en) === ''
      ? []
      : [{ label, value }],
  )
}

/** A day as each language writes it; null stays null. */
export function dayLine(day: Day | null): Message | null {
  return day === null ? null : dayInBoth(day)
}

export function amountLine(amount: Money): Message {
  return rsInBoth(amount)
}

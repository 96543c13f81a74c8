import { dayOf, idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { Book } from '../rules/book.ts'

export const bookModel = 'a_asset'

/** The copies a person has (SPEC §7 Books). */
export function heldBy(partnerId: number) {
  return { $filter: `C_BPartner_ID eq ${partnerId}` } as const
}

/** A record of a_asset; null when it has no id. */
export function bookFromWire(record: WireRecord): Book | null {
  const id = idOf(record, 'id')
  return id === null
    ? null
    : {
        id,
        name: textOf(record, 'Name'),
        author: textOf(record, 'Author'),
        isbn: textOf(record, 'isbn'),
        code: textOf(record, 'Value'),
        publisher: textOf(record, 'publisher'),
        issuedOn: dayOf(record, 'IssueDate'),
        dueOn: dayOf(record, 'DueDate'),
        renewedOn: dayOf(record, 'RenewalDate'),
      }
}

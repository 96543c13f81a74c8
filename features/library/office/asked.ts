import { sameInBoth } from '#platform/pure/message.ts'
import type { HeldCopy } from '../wire/counter.ts'
import type { Counter } from './use-counter.ts'
import type { LibraryCommand } from './use-library-action.ts'
import { libraryHold, libraryRenew, libraryReturn } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

type CounterReaderState = Pick<Counter, 'reader' | 'readerId'>

const aboutBook = ({ name }: Pick<HeldCopy, 'name'>, { reader }: CounterReaderState) =>
  sameInBoth(`${name}, ${reader.data?.name ?? ''}`)

export function renewing(book: HeldCopy, at: CounterReaderState): LibraryCommand {
  const call = callOf(libraryRenew, { a_asset_ID: book.id })
  return { ...call, about: aboutBook(book, at), readerId: at.readerId }
}

export function returning(book: HeldCopy, at: CounterReaderState): LibraryCommand {
  const call = callOf(libraryReturn, { a_asset_ID: book.id })
  return { ...call, about: aboutBook(book, at), readerId: at.readerId }
}

/** The scanned book is on loan, and the reader at the counter wants it next; null otherwise. */
export function reserving({ offer, ...at }: Counter): LibraryCommand | null {
  const { readerId } = at
  const isOut = offer?.holder != null || offer?.keptFor != null
  if (offer === null || readerId === null || !isOut || offer.holder?.id === readerId) return null
  const call = callOf(libraryHold, { a_asset_ID: offer.id, C_BPartner_ID: readerId })
  return { ...call, about: aboutBook(offer, at), readerId }
}

import {
  dayOf,
  idOf,
  moneyOf,
  numberOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { HeldBook, OwedFine } from '../rules/due.ts'

export const fineModel = 'n_library_fine'
export const holdModel = 'n_library_hold'
export const owed = { $filter: `finestate eq 'owed'` } as const
export const heldFilter = { $filter: `holdstate eq 'kept'` } as const

/** A record of n_library_fine; null when it has no id. */
export function fineFromWire(record: WireRecord): OwedFine | null {
  const id = idOf(record, 'id')
  const daysLate = numberOf(record, 'dayslate') ?? 0
  return id === null
    ? null
    : { id, title: textOf(record, 'title'), daysLate, amount: moneyOf(record, 'amount') }
}

/** Reads a reserved copy from a record of n_library_hold; null if the record has no last day. */
export function heldBookFromWire(record: WireRecord): HeldBook | null {
  const id = idOf(record, 'id')
  const until = dayOf(record, 'keptuntil')
  return id === null || until === null ? null : { id, title: textOf(record, 'title'), until }
}

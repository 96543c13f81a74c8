import { type Day, findDay } from './day.ts'

/** Days from the first to the last; both belong to them. */
export type Days = { readonly first: Day; readonly last: Day }

type Address = { readonly get: (name: string) => string | null }

/** Days that an address names as `from` and `to`; the usual ones where it names none, or none in this order. */
export function daysInAddress(params: Address, usual: Days): Days {
  const [first, last] = [findDay(params.get('from') ?? ''), findDay(params.get('to') ?? '')]
  return first !== null && last !== null && first <= last ? { first, last } : usual
}

/** The same days as parts of an address. */
export function addressOfDays({ first, last }: Days) {
  return { from: first, to: last }
}

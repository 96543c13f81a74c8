import { type Day, findDay } from '../calendar/day.ts'

/** Something that holds until a day, that day included. */
export type Dated<Value> = Value & { readonly until: Day }

/** Reads `2026-12-10=2000,2026-12-20=2500`; null if a part is none, or one of its values. '' has none. */
export function findDated<Value>(
  text: string,
  valueOf: (typed: string) => Value | null,
): readonly Dated<Value>[] | null {
  const found = text === '' ? [] : text.split(',').map((part) => datedPart(part, valueOf))
  return found.includes(null) ? null : found.filter((each) => each !== null)
}

function datedPart<Value>(
  part: string,
  valueOf: (typed: string) => Value | null,
): Dated<Value> | null {
  const [day = '', typed = '', more] = part.split('=')
  const until = findDay(day)
  const value = valueOf(typed)
  return until && value !== null && more === undefined ? { until, ...value } : null
}

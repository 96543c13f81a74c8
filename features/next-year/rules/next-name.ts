import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'

/** Name of the copy: the year in it is replaced, or put behind it. */
export function nextName(
  name: string,
  { from, to }: { readonly from: string; readonly to: string },
): string {
  return name.includes(from) ? name.replaceAll(from, to) : `${name} ${to}`
}

/** The same for a Nepali name, which may have the year in digits of its own; one that is missing stays so. */
export function nextNepaliName(name: string, years: Parameters<typeof nextName>[1]): string {
  const inOwnDigits = { from: devanagariDigits(years.from), to: devanagariDigits(years.to) }
  if (name === '') return ''
  return nextName(name, name.includes(years.from) ? years : inOwnDigits)
}

/** B.S. years between two academic years, by the numbers their names begin with; 1 where they have none. */
export function yearsBetween(from: string, to: string): number {
  const yearIn = (name: string) => Number(/^\d{4}/.exec(name)?.[0])
  const years = yearIn(to) - yearIn(from)
  return Number.isInteger(years) && years !== 0 ? years : 1
}

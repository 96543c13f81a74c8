import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'

/**
 * As many seats as asked, counted on from the number at the end of the first one (`Block B, Room 204, Seat 18`), in its
 * digits. Taken seats are passed over. Null where there is no number to count on from.
 */
export function seatsFrom(
  first: string,
  { taken, count }: { readonly taken: ReadonlySet<string>; readonly count: number },
): readonly string[] | null {
  const [, place = '', end = ''] = /^(.*?\D)(\d{1,5}|[०-९]{1,5})$/u.exec(first.trim()) ?? []
  if (end === '') return null
  const inDigits = latinDigits(end) === end ? String : (n: number) => devanagariDigits(String(n))
  const seats: string[] = []
  for (let number = Number(latinDigits(end)); seats.length < count; number++) {
    const seat = `${place}${inDigits(number)}`
    if (!taken.has(seat)) seats.push(seat)
  }
  return seats
}

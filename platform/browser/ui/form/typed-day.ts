import {
  bsMonthLength,
  fromBs,
  lastAgreedBsYear,
  toBs,
} from '#platform/pure/calendar/bikram-sambat.ts'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'

/** A day as it is being typed, part by part, in one of the two calendars; '' for a missing part. */
export type TypedDay = {
  readonly calendar: 'ad' | 'bs'
  readonly day: string
  readonly month: string
  readonly year: string
}

export function nothingTyped(calendar: TypedDay['calendar']): TypedDay {
  return { calendar, day: '', month: '', year: '' }
}

export function isComplete({ day, month, year }: TypedDay): boolean {
  return day !== '' && month !== '' && year.length === 4
}

/** The A.D. day; null while it is not complete, and where no calendar has such a day. */
export function findTypedDay(typed: TypedDay): Day | null {
  const { calendar, day, month, year } = typed
  if (!isComplete(typed)) return null
  if (calendar === 'ad') return findDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const bs = { year: Number(year), month: Number(month), date: Number(day) }
  return bs.year > lastAgreedBsYear || bsMonthLength(bs.year, bs.month) === null ? null : fromBs(bs)
}

/** The parts of a day in a calendar; nothing typed where there is no day, or none that calendar knows. */
export function typedDay(day: Day | null, calendar: TypedDay['calendar']): TypedDay {
  if (day === null) return nothingTyped(calendar)
  const [year = '', month = '', date = ''] = day.split('-')
  if (calendar === 'ad')
    return { calendar, day: String(Number(date)), month: String(Number(month)), year }
  const bs = toBs(day)
  if (bs === null) return nothingTyped(calendar)
  return { calendar, day: String(bs.date), month: String(bs.month), year: String(bs.year) }
}

/** Digits only, at most `length`; Devanagari ones become Latin ones. */
export function digitsOf(text: string, length: number): string {
  return latinDigits(text).replaceAll(/\D/g, '').slice(0, length)
}

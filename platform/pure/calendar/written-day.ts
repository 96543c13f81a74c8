import { latinDigits } from '../text/typed-text.ts'
import { bsText, findBsDate, fromBs, lastAgreedBsYear, toBs } from './bikram-sambat.ts'
import { type Day, findDay } from './day.ts'

/** Days of A.D.; from this year on a year can only be one of B.S. */
export const firstBsOnlyYear = 2060

/** `2083-08-14` of a text with one or two digits for month and day, in either script, between - / or .; null for others. */
export function plainDay(text: string): string | null {
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(latinDigits(text))
  if (parts === null) return null
  const [year = '', month = '', date = ''] = parts.slice(1)
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** The day that a person wrote in A.D. or B.S.: the year says which. Null where the calendar has no such day, or none agreed. */
export function findWrittenDay(text: string): Day | null {
  const plain = plainDay(text.trim())
  if (plain === null) return null
  if (Number(plain.slice(0, 4)) < firstBsOnlyYear) return findDay(plain)
  const bs = findBsDate(plain)
  return bs === null || bs.year > lastAgreedBsYear ? null : fromBs(bs)
}

/** The day as a person may write it: in B.S., or in A.D. where B.S. is not agreed yet. */
export function writtenDay(day: Day): string {
  const bs = toBs(day)
  return bs === null || bs.year > lastAgreedBsYear ? day : bsText(day)
}

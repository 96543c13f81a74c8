import { type Day, dayFromNumber, dayNumber } from './day.ts'

/**
 * Bikram Sambat calendar, 2000 BS to 2090 BS. The official calendar is fixed year by year; 2084–2090 are
 * provisional. Five base-36 characters per year: bits 2(m−1) and 2(m−1)+1 are the length of month m less 29.
 * Checked against two published libraries over every day to the end of 2083 BS in bikram-sambat.test.ts.
 */
const table =
  '55w4t35xa235wje5mqy655w4t35xa235wje5mqy651m2235xa235wje5mqy6366sq35xa235wje5mqy6366sq35xa235wj2' +
  '55w4u35xbe35xa234ulq55w4u35xbe35xa25mqy655w4t35xa235woq5mqy655w4t35xa235wje5mqy651m2535xa235wje' +
  '5mqy6366sq35xa235wje5mqy6366sq35xa235wj25mqy635xbe35xa234ulq55w4u35xbe35xa234ulq55w4u35xa235woq' +
  '5mqy655w4t35xa235wje5mqy655trh35xa235wje5mqy651m2235xa235wje5mqy6366sq35xa235wj25mqy635xbe35xa2' +
  '34ulq55w4u35xbe35xa234ulq55w4u35xa235xa23agu23ahgu3agvh3ahmi3ahh53agvh3agvh'

export const firstBsYear = 2000
export const lastBsYear = firstBsYear + table.length / 5 - 1
/** The last day every published converter agrees on; later dates are shown in A.D. only (DESIGN §6). */
export const lastAgreedBsYear = 2083

const firstDayNumber = dayNumber('1943-04-14' as Day)

export type BsDate = { readonly year: number; readonly month: number; readonly date: number }

/** Days in a month (1–12) of a BS year, or null outside the table. */
export function bsMonthLength(year: number, month: number): number | null {
  if (year < firstBsYear || year > lastBsYear || month < 1 || month > 12) return null
  const at = (year - firstBsYear) * 5
  const bits = Number.parseInt(table.slice(at, at + 5), 36)
  return 29 + ((bits >> (2 * (month - 1))) & 3)
}

/** Days before each year, and before the end of the table, counted from its first. */
const daysBefore = [0]
for (let year = firstBsYear; year <= lastBsYear; year++) {
  let days = daysBefore.at(-1) ?? 0
  for (let month = 1; month <= 12; month++) days += bsMonthLength(year, month) ?? 0
  daysBefore.push(days)
}

/** The BS date of a day, or null before 2000 BS or after the table's end. */
export function toBs(day: Day): BsDate | null {
  const number = dayNumber(day) - firstDayNumber
  const index = daysBefore.findIndex((days) => days > number) - 1
  if (index < 0) return null
  const year = firstBsYear + index
  let left = number - (daysBefore[index] ?? 0)
  for (let month = 1; month <= 12; month++) {
    const length = bsMonthLength(year, month) ?? 0
    if (left < length) return { year, month, date: left + 1 }
    left -= length
  }
  return null
}

/** The day of a BS date, or null when there is no such date in the table. */
export function fromBs({ year, month, date }: BsDate): Day | null {
  const length = bsMonthLength(year, month)
  if (length === null || date < 1 || date > length) return null
  let number = firstDayNumber + date - 1
  for (let y = firstBsYear; y <= year; y++) {
    const lastMonth = y === year ? month - 1 : 12
    for (let m = 1; m <= lastMonth; m++) number += bsMonthLength(y, m) ?? 0
  }
  return dayFromNumber(number)
}

/** `2083-08-04`, the stored and printed form; '-' when the day has no BS date (READINGS R-64). */
export function bsText(day: Day): string {
  const bs = toBs(day)
  if (bs === null) return '-'
  return `${bs.year}-${String(bs.month).padStart(2, '0')}-${String(bs.date).padStart(2, '0')}`
}

/** The BS date a text names (`2063-11-30`), or null. */
export function findBsDate(text: string): BsDate | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (!match) return null
  const bs = { year: Number(match[1]), month: Number(match[2]), date: Number(match[3]) }
  return fromBs(bs) === null ? null : bs
}

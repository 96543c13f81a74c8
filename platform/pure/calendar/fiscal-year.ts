import { bsMonthLength, fromBs, toBs } from './bikram-sambat.ts'
import { addDays, type Day } from './day.ts'

/** Shrawan: Nepal's fiscal year runs from its first day to the end of Asar. */
const firstMonth = 4

/** The fiscal year of a day, `2083/84`; null outside of the calendar's table. */
export function fiscalYear(day: Day): string | null {
  const bs = toBs(day)
  if (bs === null) return null
  return nameOf(bs.month >= firstMonth ? bs.year : bs.year - 1)
}

function nameOf(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

/** A Bikram Sambat month; both days belong to it. */
export type FiscalMonth = {
  readonly year: number
  /** 1 is Baisakh. */
  readonly month: number
  readonly first: Day
  readonly last: Day
}

/** The twelve months of a fiscal year, Shrawan first; null for a text that names none or one outside of the calendar's table. */
export function fiscalMonths(name: string): readonly FiscalMonth[] | null {
  const begins = Number(/^(\d{4})\/\d{2}$/.exec(name)?.[1])
  if (!Number.isInteger(begins) || nameOf(begins) !== name) return null
  const months = Array.from({ length: 12 }, (_, place) => {
    const month = ((firstMonth - 1 + place) % 12) + 1
    return monthOf(month < firstMonth ? begins + 1 : begins, month)
  })
  return months.every((month) => month !== null) ? months : null
}

function monthOf(year: number, month: number): FiscalMonth | null {
  const first = fromBs({ year, month, date: 1 })
  const length = bsMonthLength(year, month)
  if (first === null || length === null) return null
  return { year, month, first, last: addDays(first, length - 1) }
}

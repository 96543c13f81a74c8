import { toBs } from './bikram-sambat.ts'
import type { Day } from './day.ts'

/** Shrawan: Nepal's fiscal year runs from its first day to the end of Asar. */
const firstMonth = 4

/** The fiscal year of a day, `2083/84`; null outside of the calendar's table. */
export function fiscalYear(day: Day): string | null {
  const bs = toBs(day)
  if (bs === null) return null
  const year = bs.month >= firstMonth ? bs.year : bs.year - 1
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`
}

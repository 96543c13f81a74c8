import { bsMonthLength, fromBs, toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { addDays, type Day, weekday } from '#platform/pure/calendar/day.ts'

/**
 * `saturday`: moved to the Sunday after it. `short-month`: moved to the last day of the month. `holiday`: the register of
 * holidays has the planned day, so it is to be changed before the draft can be published.
 */
export const dayFindings = ['saturday', 'short-month', 'holiday'] as const
export type DayFinding = (typeof dayFindings)[number]

export type MovedDay = { readonly day: Day; readonly finding: DayFinding | null }

const saturday = 6

export const closedDayFindings = ['saturday', 'holiday'] as const

/** Why nothing ends on a day: the university is closed; null if it is open. */
export function closedDayFinding(
  day: Day,
  holidays: ReadonlySet<string>,
): (typeof closedDayFindings)[number] | null {
  if (holidays.has(day)) return 'holiday'
  return weekday(day) === saturday ? 'saturday' : null
}

/**
 * The same day and month so many B.S. years later; null outside the calendar. A last day and a day of an exam are never
 * a Saturday, the weekly holiday.
 */
export function moveDay(
  day: Day,
  { years, mayBeSaturday }: { readonly years: number; readonly mayBeSaturday: boolean },
): MovedDay | null {
  const bs = toBs(day)
  const year = (bs?.year ?? 0) + years
  const length = bs && bsMonthLength(year, bs.month)
  if (bs === null || length === null) return null
  const isShort = bs.date > length
  const moved = fromBs({ ...bs, year, date: isShort ? length : bs.date })
  if (moved === null) return null
  if (!mayBeSaturday && weekday(moved) === saturday)
    return { day: addDays(moved, 1), finding: 'saturday' }
  return { day: moved, finding: isShort ? 'short-month' : null }
}

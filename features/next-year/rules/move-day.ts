import { bsMonthLength, fromBs, toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { addDays, type Day, weekday } from '#platform/pure/calendar/day.ts'

/**
 * `day-off`: moved to the next day that is no weekly day off. `short-month`: moved to the last day of the month.
 * `holiday`: the register of holidays has the planned day, so it is to be changed before the draft can be published.
 * `saturday`: in plans made while Saturday was the only weekly day off.
 */
export const dayFindings = ['day-off', 'short-month', 'holiday', 'saturday'] as const
export type DayFinding = (typeof dayFindings)[number]

export type MovedDay = { readonly day: Day; readonly finding: DayFinding | null }

/** Days on which the university is closed; weekly ones as `weekday()` counts them, never all seven. */
export type ClosedDays = {
  readonly holidays: ReadonlySet<string>
  readonly weekdays: ReadonlySet<number>
}

export const closedDayFindings = ['day-off', 'holiday'] as const

/** Why nothing ends on a day: the university is closed; null if it is open. */
export function closedDayFinding(
  day: Day,
  { holidays, weekdays }: ClosedDays,
): (typeof closedDayFindings)[number] | null {
  if (holidays.has(day)) return 'holiday'
  return weekdays.has(weekday(day)) ? 'day-off' : null
}

type Moving = {
  readonly years: number
  /** Null for a first day: it may be a day on which the university is closed. */
  readonly closed: ClosedDays | null
}

/**
 * The same day and month so many B.S. years later; null outside the calendar. A last day and a day of an exam are never
 * a weekly day off.
 */
export function moveDay(day: Day, { years, closed }: Moving): MovedDay | null {
  const bs = toBs(day)
  const year = (bs?.year ?? 0) + years
  const length = bs && bsMonthLength(year, bs.month)
  if (bs === null || length === null) return null
  const isShort = bs.date > length
  const moved = fromBs({ ...bs, year, date: isShort ? length : bs.date })
  if (moved === null) return null
  const open = closed === null ? moved : nextOpenDay(moved, closed)
  const isOff = open !== moved
  const isHoliday = closed !== null && closed.holidays.has(open)
  const finding = isHoliday ? 'holiday' : isOff ? 'day-off' : isShort ? 'short-month' : null
  return { day: open, finding }
}

/** The day itself, or the next one that is no weekly day off. */
function nextOpenDay(day: Day, { weekdays }: ClosedDays): Day {
  const isOff = (each: Day) => weekdays.has(weekday(each))
  const ahead = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(day, days))
  return ahead.find((each) => !isOff(each)) ?? day
}

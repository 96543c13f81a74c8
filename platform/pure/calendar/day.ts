/** A calendar day in Nepal, `yyyy-mm-dd` (A.D.). Comparable with < and >. Made only by the functions below. */
export type Day = string & { readonly __brand: 'day' }

const shape = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/
const msPerDay = 86_400_000
/** UTC+05:45, all year, since 1986. */
export const nepalOffsetMs = (5 * 60 + 45) * 60_000

/** The day a text starts with (`2026-11-20`, `2026-11-20 00:00:00`, `2026-11-20T…`), or null when there is no such day. */
export function findDay(text: string): Day | null {
  const match = shape.exec(text)
  if (!match) return null
  const [, year, month, date] = match
  const ms = Date.UTC(Number(year), Number(month) - 1, Number(date))
  const day = new Date(ms).toISOString().slice(0, 10)
  return day === match[0] ? (day as Day) : null
}

/** As `findDay`, but throws: for constants and values already checked. */
export function day(text: string): Day {
  const found = findDay(text)
  if (found === null) throw new RangeError(`Not a day: ${text}`)
  return found
}

/** Nepal's calendar day at a point in time (ms since 1970). */
export function dayInNepal(timeMs: number): Day {
  return new Date(timeMs + nepalOffsetMs).toISOString().slice(0, 10) as Day
}

/** Nepal's time of day at a point in time (ms since 1970), `14:05`. */
export function timeInNepal(timeMs: number): string {
  return new Date(timeMs + nepalOffsetMs).toISOString().slice(11, 16)
}

/** The point in time (ms since 1970) at which a clock in Nepal shows this day and time, `17:00`. */
export function msInNepal(value: Day, time: string): number {
  return Date.parse(`${value}T${time}:00Z`) - nepalOffsetMs
}

export function dayNumber(value: Day): number {
  return Date.parse(`${value}T00:00:00Z`) / msPerDay
}

export function dayFromNumber(number: number): Day {
  return new Date(number * msPerDay).toISOString().slice(0, 10) as Day
}

export function addDays(value: Day, days: number): Day {
  return dayFromNumber(dayNumber(value) + days)
}

/** Days from `from` to `to`: 0 on the same day, negative when `to` is past. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** 0 is Sunday; right before 1970 too, where day numbers are negative. */
export function weekday(value: Day): number {
  return (((dayNumber(value) + 4) % 7) + 7) % 7
}

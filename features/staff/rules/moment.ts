import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import type { Message } from '#platform/pure/message.ts'

/** A time as day and time in Nepal: `11 Mangsir 2083 (27 Nov 2026), 09:30`. */
export function moment(atMs: number): Message {
  const [day, time] = [dayInNepal(atMs), timeInNepal(atMs)]
  return {
    en: `${formatDay(day, 'en')}, ${time}`,
    ne: `${formatDay(day, 'ne')}, ${devanagariDigits(time)}`,
  }
}

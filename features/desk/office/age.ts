import { dayInNepal, daysBetween } from '#platform/pure/calendar/day.ts'
import type { Say } from '#platform/browser/language.ts'
import { deskText as text } from '../rules/screen-messages.ts'

/** `3 d`, `9 h`, `12 min`: since when something waits. */
export function ageText(since: string, say: Say, nowMs = Date.now()): string {
  const ms = Math.max(0, nowMs - Date.parse(since))
  const hours = Math.floor(ms / 3_600_000)
  if (hours >= 24) return say(text.days, { n: Math.floor(hours / 24) })
  return hours > 0
    ? say(text.hours, { n: hours })
    : say(text.minutes, { n: Math.floor(ms / 60_000) })
}

/** Past the days the office promises. */
export function isLate(since: string, promiseDays: number, nowMs = Date.now()): boolean {
  return daysBetween(dayInNepal(Date.parse(since)), dayInNepal(nowMs)) > promiseDays
}

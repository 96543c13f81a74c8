import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import type { Say } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'

const countedDays = 14

/** `3 days left`, `1 day left`, `Closes today`; null further away than 14 days, or when past (DESIGN §7). */
export function daysLeft(say: Say, span: { today: Day; until: Day }): string | null {
  const left = daysBetween(span.today, span.until)
  if (left < 0 || left > countedDays) return null
  if (left === 0) return say(blocks.closesToday)
  return say(blocks.daysLeft, { n: left })
}

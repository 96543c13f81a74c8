import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import type { Language } from '#platform/pure/message.ts'
import type { Say } from '../language.ts'
import { blocks } from '../messages.ts'
import { digits } from './digits.ts'

const countedDays = 14

/** `3 days left`, `1 day left`, `Closes today`; null further away than 14 days, or when past (DESIGN §7). */
export function daysLeft(
  say: Say,
  language: Language,
  span: { today: Day; until: Day },
): string | null {
  const left = daysBetween(span.today, span.until)
  if (left < 0 || left > countedDays) return null
  if (left === 0) return say(blocks.closesToday)
  return left === 1 ? say(blocks.dayLeft) : say(blocks.daysLeft, { n: digits(left, language) })
}

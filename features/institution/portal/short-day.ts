import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { useLanguage } from '#platform/browser/language.ts'
import { useToday } from './settings.ts'

/** Says a day within a sentence: `3 Mangsir`, with its year when that is not this year's. */
export function useShortDay(): (day: Day) => string {
  const language = useLanguage()
  const today = useToday()
  return (day) => formatShortDay(day, language, today)
}

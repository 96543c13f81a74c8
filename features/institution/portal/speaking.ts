import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { useToday } from './settings.ts'

/** Context of a sentence with days and amounts: the reader's language, and the current day in Nepal. */
export type Speaking = { readonly say: Say; readonly language: Language; readonly today: Day }

/** The same for a screen, and days as they stand within a sentence: `3 Mangsir`, with the year when it is not this one. */
export function useSpeaking(): Speaking & { readonly short: (day: Day) => string } {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  return { say, language, today, short: (day) => formatShortDay(day, language, today) }
}

import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import { type Say, useLanguage, useSay } from './language.ts'
import { useToday } from './clock.ts'

/** Context of a sentence with days and amounts: the reader's language, and the current day in Nepal. */
export type Speaking = { readonly say: Say; readonly language: Language; readonly today: Day }

export type SpeakingOfDays = Speaking & {
  /** A day as it stands within a sentence: `3 Mangsir`, with the year when it is not this one. */
  readonly short: (day: Day) => string
}

/** The same for a screen. */
export function useSpeaking(): SpeakingOfDays {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  return { say, language, today, short: (day) => formatShortDay(day, language, today) }
}

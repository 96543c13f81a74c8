import type { Day } from '#platform/pure/calendar/day.ts'
import { formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import { digits } from './digits.ts'

/** `26 Poush 2083, 11:00`; `२०८३ पुस २६, ११:००` in Nepali. `time` is '' where it is not known. */
export function momentText(day: Day | null, time: string, language: Language): string {
  if (day === null) return '-'
  const date = formatBs(day, language) ?? formatDay(day, language)
  return [date, digits(time, language)].filter((each) => each !== '').join(', ')
}

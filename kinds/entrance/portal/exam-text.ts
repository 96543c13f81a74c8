import { formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import type { EntranceOpening } from '../rules/entrance.ts'

/** `26 Poush 2083, 11:00`; `२०८३ पुस २६, ११:००` in Nepali. */
export function examText(
  { examDay, examTime }: Pick<EntranceOpening, 'examDay' | 'examTime'>,
  language: 'en' | 'ne',
): string {
  if (examDay === null) return '-'
  const day = formatBs(examDay, language) ?? formatDay(examDay, language)
  return [day, digits(examTime, language)].filter((each) => each !== '').join(', ')
}

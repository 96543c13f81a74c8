import { formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import type { EntranceOpening } from '../rules/entrance.ts'

/** `26 Poush 2083, 11:00` */
export function examText({ examDay, examTime }: EntranceOpening, language: 'en' | 'ne'): string {
  if (examDay === null) return '-'
  const day = formatBs(examDay, language) ?? formatDay(examDay, language)
  return [day, examTime].filter((each) => each !== '').join(', ')
}

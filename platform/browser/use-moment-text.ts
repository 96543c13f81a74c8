import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage } from './language.ts'
import { momentText } from './ui/text/moment-text.ts'

/** Returns a function that formats an ISO time as day and time in Nepal, for use within a sentence. */
export function useMomentText(): (at: string) => string {
  const language = useLanguage()
  return (at) => {
    const atMs = Date.parse(at)
    return momentText(dayInNepal(atMs), timeInNepal(atMs), language)
  }
}

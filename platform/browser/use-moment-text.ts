import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage } from './language.ts'
import { momentText } from './ui/moment-text.ts'

/** An ISO instant as day and time in Nepal, within a sentence. */
export function useMomentText(): (at: string) => string {
  const language = useLanguage()
  return (at) => {
    const atMs = Date.parse(at)
    return momentText(dayInNepal(atMs), timeInNepal(atMs), language)
  }
}

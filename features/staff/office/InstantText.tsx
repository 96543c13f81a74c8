import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage } from '#platform/browser/language.ts'
import { momentText } from '#platform/browser/ui/moment-text.ts'

/** An instant in Nepal's calendar and time. */
export function InstantText({ at }: { readonly at: string }) {
  const language = useLanguage()
  const atMs = Date.parse(at)
  return <time dateTime={at}>{momentText(dayInNepal(atMs), timeInNepal(atMs), language)}</time>
}

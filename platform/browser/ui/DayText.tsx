import type { Day } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs, formatDay, formatShortDay } from '#platform/pure/calendar/format.ts'
import { useLanguage } from '../language.ts'

type Props = {
  readonly day: Day
  /** `line`: B.S. (A.D.); `stacked`: A.D. beneath, for tables; `short`: B.S. day and month. */
  readonly as?: 'line' | 'stacked' | 'short'
}

/** B.S. leads, A.D. follows (DESIGN §7). */
export function DayText({ day, as = 'line' }: Props) {
  const language = useLanguage()
  if (as === 'short') return <time dateTime={day}>{formatShortDay(day, language)}</time>
  if (as === 'line') return <time dateTime={day}>{formatDay(day, language)}</time>
  const bs = formatBs(day, language)
  return (
    <time dateTime={day} className="block">
      <span className="block whitespace-nowrap">{bs ?? formatAd(day)}</span>
      {bs !== null && (
        <span className="meta block whitespace-nowrap text-muted">{formatAd(day)}</span>
      )}
    </time>
  )
}

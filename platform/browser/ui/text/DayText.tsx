import type { Day } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs } from '#platform/pure/calendar/format.ts'
import { useLanguage } from '#platform/browser/language.ts'
import { digits } from './digits.ts'

type Props = {
  readonly day: Day
  /** `line`: B.S. (A.D.); `stacked`: A.D. beneath, for tables. */
  readonly as?: 'line' | 'stacked'
  /** `11:00`, shown beside the A.D. date; only when stacked. */
  readonly time?: string
}

/** B.S. leads, A.D. follows (DESIGN §7). */
export function DayText({ day, as = 'line', time = '' }: Props) {
  const language = useLanguage()
  const bs = formatBs(day, language)
  if (as === 'line')
    return (
      <time dateTime={day}>
        <span className="whitespace-nowrap">{bs ?? formatAd(day)}</span>
        {bs !== null && <span className="whitespace-nowrap"> ({formatAd(day)})</span>}
      </time>
    )
  return (
    <time dateTime={day} className="block">
      <span className="block whitespace-nowrap">{bs ?? formatAd(day)}</span>
      {(bs !== null || time !== '') && (
        <span className="meta block whitespace-nowrap text-muted">
          {[bs === null ? '' : formatAd(day), digits(time, language)]
            .filter((each) => each !== '')
            .join(', ')}
        </span>
      )}
    </time>
  )
}

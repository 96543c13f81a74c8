import { lastAgreedBsYear, toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { bsMonths, formatAd, formatDay, weekdayName } from '#platform/pure/calendar/format.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { useLanguage } from '#platform/browser/language.ts'

type Props = {
  readonly day: Day
  readonly today: Day
  /** Month and day only, for the Deadlines rows. */
  readonly little?: boolean
  /** It still has to be done after that day, so it does not fade then. */
  readonly isOwed?: boolean
}

/** A deadline as a tear-off calendar tile: the B.S. day large, A.D. beneath; marigold in the last three days. */
export function CalendarTile({ day, today, little = false, isOwed = false }: Props) {
  const language = useLanguage()
  const left = daysBetween(today, day)
  const state = left < 0 && !isOwed ? 'past' : left <= 3 ? 'soon' : 'later'
  const { month, date } = monthAndDate(day, language)
  return (
    <time dateTime={day} className="leaf-wrap">
      <span className="sr-only">{`${weekdayName(day, language)}, ${formatDay(day, language)}`}</span>
      <span className={`leaf ${state}${little ? ' little' : ''}`} aria-hidden>
        <span className="leaf-month">{month}</span>
        <span className="leaf-date">{date}</span>
        {!little && <span className="leaf-weekday">{weekdayName(day, language)}</span>}
        {!little && <span className="leaf-ad">{formatAd(day, { year: false })}</span>}
      </span>
    </time>
  )
}

/** After the last year on which all calendars agree, the tile shows the A.D. date (DESIGN §6). */
function monthAndDate(day: Day, language: 'en' | 'ne'): { month: string; date: string } {
  const bs = toBs(day)
  if (bs === null || bs.year > lastAgreedBsYear) {
    const [date = '', month = ''] = formatAd(day, { year: false }).split(' ')
    return { month, date }
  }
  const date = String(bs.date)
  return {
    month: bsMonths[language][bs.month - 1] ?? '',
    date: language === 'ne' ? devanagariDigits(date) : date,
  }
}

import { formatAd, weekdayName } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { dashboardMessages as text } from '../rules/messages.ts'
import { nearestDeadlines } from '../rules/choose.ts'
import type { Deadline } from '../rules/words.ts'
import { CardHead } from './CardHead.tsx'

type Props = {
  readonly all: readonly Deadline[]
  /** True if every kind could be read; only then may the page say that there are no deadlines. */
  readonly isKnown: boolean
}

/** Days to know, nearest first, on small calendar tiles. */
export function Deadlines({ all, isKnown }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const found = nearestDeadlines(all, today)
  if (found.length === 0 && !isKnown) return null
  return (
    <section className="card" aria-labelledby="deadlines">
      <CardHead id="deadlines" title={say(text.deadlines)} />
      {found.length === 0 && (
        <p className="border-t border-hairline px-4 py-4 text-muted md:px-5">
          {say(text['no-deadlines'])}
        </p>
      )}
      <ul>
        {found.map(({ label, values, day, isOwed = false, note }) => {
          const { time } = values
          const left = note ? say(note) : daysLeft(say, { today, until: day })
          return (
            <li
              key={say(label, values) + day}
              className="flex items-center gap-4 border-t border-hairline px-4 py-3 md:px-5"
            >
              <CalendarTile {...{ day, today, isOwed }} little />
              <div className="min-w-0">
                <p>
                  {say(label, {
                    ...values,
                    ...(typeof time === 'string' && { time: digits(time, language) }),
                  })}
                </p>
                <Dotted
                  className="small text-muted"
                  parts={[`${weekdayName(day, language)}, ${formatAd(day)}`, left]}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

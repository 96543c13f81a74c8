import type { Day } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { statementText as text } from '../rules/statements/bank-statement-screen-messages.ts'

/** From one day to another, B.S. above A.D.; one day alone where they are the same. */
export function DaysText({ from, to }: { readonly from: Day; readonly to: Day }) {
  const say = useSay()
  const language = useLanguage()
  const dayText = (day: Day) => formatBs(day, language) ?? formatAd(day)
  return (
    <>
      <span className="block min-w-36">
        {from === to
          ? dayText(from)
          : say(text['from-to'], { from: dayText(from), to: dayText(to) })}
      </span>
      <span className="meta block font-normal text-muted">
        {[...new Set([from, to])].map((day) => formatAd(day)).join(' – ')}
      </span>
    </>
  )
}

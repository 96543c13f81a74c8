import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { momentText } from '#platform/browser/ui/text/moment-text.ts'
import { resultMessages } from '#features/results/rules/facts.ts'
import { useIsAhead } from '#features/results/portal/use-is-ahead.ts'
import { resultPageMessages as text } from '../../rules/result-messages.ts'
import type { ExamOpening } from '../../rules/exam.ts'

/** «Result not published yet», and when it comes where that is known and not past. */
export function NotPublished({ opening }: { readonly opening: ExamOpening | null }) {
  const say = useSay()
  const language = useLanguage()
  const at = opening?.resultAtMs ?? null
  const isAhead = useIsAhead(at)
  return (
    <p className="small">
      <span className="font-strong block">{say(resultMessages['not-published'])}</span>
      {at !== null && isAhead && (
        <span className="text-muted">
          {say(text['expected-at'], {
            moment: momentText(dayInNepal(at), timeInNepal(at), language),
          })}
        </span>
      )}
    </p>
  )
}

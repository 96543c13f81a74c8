import { useSay } from '#platform/browser/language.ts'
import { SignMark } from '#features/desk/office/evidence/SignMark.tsx'
import { firstDayText as text } from '../rules/messages.ts'
import { momentValues } from '../rules/moment-text.ts'
import type { FirstDay } from '../wire/first-day.ts'

/** Shows the first day of an early action, and the exams without a recorded day; empty if there is neither. */
export function FirstDayNote({
  first: { from, daysEarly, undated },
}: {
  readonly first: FirstDay
}) {
  const say = useSay()
  return (
    <>
      {from !== null && daysEarly !== null && (
        <p className="sign is-look font-strong">
          <SignMark sign="look" />
          {say(text.from, momentValues(from))}
        </p>
      )}
      {undated.length > 0 && (
        <p className="small text-muted">{say(text.undated, { what: undated.join(', ') })}</p>
      )}
    </>
  )
}

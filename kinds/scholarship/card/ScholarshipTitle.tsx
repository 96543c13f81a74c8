import { Calendar, Clock } from 'lucide-react'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { OpeningNote, OpeningTitle } from '#features/applying/card/OpeningTitle.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { scholarshipPageMessages as page } from '../rules/messages.ts'
import { useCriteriaLines } from './criteria-lines.ts'
import type { RowByPlace } from '#features/applying/card/row-by-place.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'

/** Name of a scholarship, whom it is meant for, and until when one may apply. */
export function ScholarshipTitle({
  row: { opening, button },
}: {
  readonly row: RowByPlace<ScholarshipOpening>
}) {
  const { say, short, today } = useSpeaking()
  const lines = useCriteriaLines()(opening)
  const until = opening.window.to
  const left = until && daysLeft(say, { today, until })
  return (
    <OpeningTitle name={opening.name} place={[]}>
      {lines.map((line) => (
        <p key={line} className="small text-muted">
          {line}
        </p>
      ))}
      {button.action !== null && until !== null && (
        <div className="mt-1.5">
          <OpeningNote icon={left ? Clock : Calendar}>
            {left ?? say(page['last-day'], { day: short(until) })}
          </OpeningNote>
        </div>
      )}
    </OpeningTitle>
  )
}

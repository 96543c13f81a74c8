import { useSay } from '#platform/browser/language.ts'
import { ConfirmApplication } from '#features/applying/portal/send/ConfirmApplication.tsx'
import { OpeningSummary } from '#features/applying/portal/send/OpeningSummary.tsx'
import { scholarshipPageMessages as page } from '../rules/messages.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import { useApply } from './apply.ts'
import { useCriteriaLines } from '../card/criteria-lines.ts'

type Props = {
  readonly opening: ScholarshipOpening
  readonly onClose: () => void
  readonly onApplied: (id: number | null) => void
}

/** Confirms the application and lists the committee's criteria, which prevent no student from applying. */
export function ApplyDialog({ opening, onClose, onApplied }: Props) {
  const say = useSay()
  const lines = useCriteriaLines()(opening)
  return (
    <ConfirmApplication
      texts={page}
      applying={useApply(opening, onApplied)}
      given={null}
      onClose={onClose}
    >
      <OpeningSummary
        name={opening.name}
        until={opening.window.to}
        lines={[]}
        fee={{ label: say(page.amount), amount: opening.amount }}
      />
      {lines.length > 0 && (
        <div>
          <h3>{say(page['looks-at'])}</h3>
          <ul className="mt-2 list-disc ps-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="small mt-2 text-muted">{say(page['all-may-apply'])}</p>
        </div>
      )}
    </ConfirmApplication>
  )
}

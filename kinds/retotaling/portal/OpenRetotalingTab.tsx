import { Calculator } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { amountColumn } from '#features/applying/card/amount-column.tsx'
import { OpenTab } from '#features/applying/portal/list/OpenTab.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import {
  refusalMessages,
  retotalingMessages as text,
  retotalingPageMessages as page,
} from '../rules/messages.ts'
import { type OpenRow, useOpenRows } from './open-rows.ts'
import { useFeePerCourse } from './retotaling.queries.ts'
import { RetotalDialog } from './RetotalDialog.tsx'
import { RetotalTitle } from './RetotalTitle.tsx'

type Props = { readonly onApplied: (id: number | null) => void }

/** Exams whose marks may be added up again, also those the student did not sit (SPEC §2 Exam Retotaling page). */
export function OpenRetotalingTab({ onApplied }: Props) {
  const say = useSay()
  const open = useOpenRows()
  const beneath = useFeePerCourse() ? say(page['each-course']) : null
  return (
    <OpenTab
      open={open}
      icon={Calculator}
      none={text}
      instead={open.enrollmentUnknown && <EnrollmentUnknown onRetry={open.onRetry} />}
      texts={{ ...page, ...text, deadline: text['apply-to'] }}
      renderTitle={(row) => <RetotalTitle row={row} />}
      facts={[amountColumn(say(text.fee), ({ opening }: OpenRow) => opening.fee, beneath)]}
      renderReason={({ decision }) =>
        decision.is === 'refused' &&
        decision.reason !== 'already-applied' &&
        say(refusalMessages[decision.reason])
      }
      renderDialog={(opening, on) => <RetotalDialog opening={opening} {...on} />}
      onApplied={onApplied}
    />
  )
}

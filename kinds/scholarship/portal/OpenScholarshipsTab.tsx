import { HandCoins } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { amountColumn } from '#features/applying/portal/list/amount-column.tsx'
import { OpenTab } from '#features/applying/portal/list/OpenTab.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import {
  refusalMessages,
  scholarshipMessages as text,
  scholarshipPageMessages as page,
} from '../rules/messages.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { type OpenRow, useOpenRows } from './open-rows.ts'
import { ScholarshipTitle } from './ScholarshipTitle.tsx'

type Props = { readonly onApplied: (id: number | null) => void }

/** Scholarships one may apply for (SPEC §2 Scholarship screen). */
export function OpenScholarshipsTab({ onApplied }: Props) {
  const say = useSay()
  const open = useOpenRows()
  return (
    <OpenTab
      open={open}
      icon={HandCoins}
      none={text}
      instead={open.enrollmentUnknown && <EnrollmentUnknown onRetry={open.onRetry} />}
      texts={{ ...page, ...text }}
      renderTitle={(row) => <ScholarshipTitle row={row} />}
      facts={[amountColumn(say(page.amount), ({ opening }: OpenRow) => opening.amount)]}
      renderReason={({ decision }) =>
        decision.is === 'refused' &&
        decision.reason !== 'already-applied' &&
        say(refusalMessages[decision.reason])
      }
      renderDialog={(opening, on) => <ApplyDialog opening={opening} {...on} />}
      onApplied={onApplied}
    />
  )
}

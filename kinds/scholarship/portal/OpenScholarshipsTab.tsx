import { HandCoins } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { OpenTab } from '#features/applying/portal/list/OpenTab.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import { scholarshipMessages as text } from '../rules/messages.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { openScholarshipList } from '../card/open-list.tsx'
import { useOpenRows } from './open-rows.ts'

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
      {...openScholarshipList(say)}
      renderDialog={(opening, on) => <ApplyDialog opening={opening} {...on} />}
      onApplied={onApplied}
    />
  )
}

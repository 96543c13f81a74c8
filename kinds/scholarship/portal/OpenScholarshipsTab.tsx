import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { NoneOpen } from '#features/applying/portal/NoneOpen.tsx'
import { OpenList } from '#features/applying/portal/OpenList.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import {
  refusalMessages,
  scholarshipMessages as text,
  scholarshipPageMessages as page,
} from '../rules/messages.ts'
import type { ScholarshipOpening } from '../rules/scholarship.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { type OpenRow, useOpenRows } from './open-rows.ts'
import { ScholarshipTitle } from './ScholarshipTitle.tsx'

type Props = { readonly onApplied: (id: number | null) => void }

/** Scholarships one may apply for (SPEC §2 Scholarship screen). */
export function OpenScholarshipsTab({ onApplied }: Props) {
  const say = useSay()
  const { rows, isPending, onRetry, enrollmentUnknown } = useOpenRows()
  const [chosen, setChosen] = useState<ScholarshipOpening | null>(null)
  return (
    <>
      <OpenList
        rows={isPending ? null : rows}
        texts={{ ...page, ...text }}
        renderTitle={(row) => <ScholarshipTitle row={row} />}
        facts={[amountColumn(say(page.amount))]}
        renderReason={({ decision }) =>
          decision.is === 'refused' &&
          decision.reason !== 'already-applied' &&
          say(refusalMessages[decision.reason])
        }
        onApply={setChosen}
        empty={
          enrollmentUnknown ? (
            <EnrollmentUnknown onRetry={onRetry} />
          ) : (
            <NoneOpen icon={HandCoins} texts={text} onRetry={onRetry} />
          )
        }
        onRetry={onRetry}
      />
      {chosen && (
        <ApplyDialog
          key={chosen.id}
          opening={chosen}
          onClose={() => setChosen(null)}
          onApplied={(id) => {
            setChosen(null)
            onApplied(id)
          }}
        />
      )}
    </>
  )
}

function amountColumn(label: string): Column<OpenRow> {
  return {
    id: 'amount',
    header: label,
    slot: 'fact',
    align: 'end',
    cell: ({ opening }) => (
      <b className="font-strong">
        <MoneyText amount={opening.amount} />
      </b>
    ),
  }
}

import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { NoneOpen } from '#features/applying/portal/NoneOpen.tsx'
import { OpenList } from '#features/applying/portal/OpenList.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import {
  refusalMessages,
  retotalingMessages as text,
  retotalingPageMessages as page,
} from '../rules/messages.ts'
import type { RetotalingOpening } from '../rules/retotaling.ts'
import { type OpenRow, useOpenRows } from './open-rows.ts'
import { useFeePerCourse } from './retotaling.queries.ts'
import { RetotalDialog } from './RetotalDialog.tsx'
import { RetotalTitle } from './RetotalTitle.tsx'

type Props = { readonly onApplied: (id: number | null) => void }

/** Exams whose marks may be added up again, also those the student did not sit (SPEC §2 Exam Retotaling page). */
export function OpenRetotalingTab({ onApplied }: Props) {
  const say = useSay()
  const { rows, isPending, onRetry, enrollmentUnknown } = useOpenRows()
  const [chosen, setChosen] = useState<RetotalingOpening | null>(null)
  return (
    <>
      <OpenList
        rows={isPending ? null : rows}
        texts={{ ...page, ...text, deadline: text['apply-to'] }}
        renderTitle={(row) => <RetotalTitle row={row} />}
        facts={[useFeeColumn()]}
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
            <NoneOpen icon={Calculator} texts={text} onRetry={onRetry} />
          )
        }
        onRetry={onRetry}
      />
      {chosen && (
        <RetotalDialog
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

function useFeeColumn(): Column<OpenRow> {
  const say = useSay()
  const perCourse = useFeePerCourse()
  return {
    id: 'fee',
    header: say(text.fee),
    slot: 'fact',
    align: 'end',
    cell: ({ opening }) => (
      <>
        <b className="font-strong">
          <MoneyText amount={opening.fee} />
        </b>
        {perCourse && <span className="small block text-muted">{say(page['each-course'])}</span>}
      </>
    ),
  }
}

import { ClipboardPen } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { NoneOpen } from '#features/applying/portal/NoneOpen.tsx'
import { OpenList } from '#features/applying/portal/OpenList.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import type { ExamOpening } from '../rules/exam.ts'
import {
  examMessages as text,
  examPageMessages as page,
  refusalMessages,
} from '../rules/messages.ts'
import { ExamTitle } from './ExamTitle.tsx'
import { type OpenRow, useOpenRows } from './open-rows.ts'
import { SelectCoursesDialog } from './SelectCoursesDialog.tsx'

type Props = { readonly onApplied: (id: number | null) => void }

/** Exams one may register for (SPEC §2 Exam Registration page). */
export function OpenExamsTab({ onApplied }: Props) {
  const say = useSay()
  const { rows, isPending, onRetry, enrollmentUnknown } = useOpenRows()
  const asked = useAskedExam(rows)
  const [pressed, setPressed] = useState<ExamOpening | null>(null)
  const chosen = pressed ?? asked.opening
  const close = () => {
    setPressed(null)
    asked.forget()
  }
  return (
    <div className="flex flex-col gap-5">
      {asked.isUnknown && !isPending && <Banner tone="problem" lead={say(text['none-selected'])} />}
      <OpenList
        rows={isPending ? null : rows}
        texts={{ ...page, ...text, deadline: page['register-by'], name: page.exam }}
        renderTitle={(row) => <ExamTitle row={row} />}
        facts={[feeColumn(say(page.fee))]}
        renderReason={({ decision }) =>
          decision.is === 'refused' &&
          decision.reason !== 'already-applied' &&
          say(refusalMessages[decision.reason])
        }
        onApply={setPressed}
        empty={
          enrollmentUnknown ? (
            <EnrollmentUnknown onRetry={onRetry} />
          ) : (
            <NoneOpen icon={ClipboardPen} texts={text} onRetry={onRetry} />
          )
        }
        onRetry={onRetry}
      />
      {chosen && (
        <SelectCoursesDialog
          key={chosen.id}
          opening={chosen}
          onClose={close}
          onApplied={(id) => {
            close()
            onApplied(id)
          }}
        />
      )}
    </div>
  )
}

function feeColumn(label: string): Column<OpenRow> {
  return {
    id: 'fee',
    header: label,
    slot: 'fact',
    align: 'end',
    cell: ({ opening }) => (
      <b className="font-strong">
        <MoneyText amount={opening.fee} />
      </b>
    ),
  }
}

/** `?apply=` opens the courses of an exam at once, as the dashboard's next step does. */
function useAskedExam(rows: readonly OpenRow[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('apply')
  const row = rows.find(({ opening, button }) => button.act !== null && String(opening.id) === id)
  return {
    opening: row?.opening ?? null,
    isUnknown: id !== null && row === undefined,
    forget: () => {
      if (id !== null) setParams({ tab: 'open' }, { replace: true })
    },
  }
}

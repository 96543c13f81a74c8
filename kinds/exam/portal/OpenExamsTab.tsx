import { ClipboardPen } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { OpenTab } from '#features/applying/portal/list/OpenTab.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import { examMessages as text } from '../rules/messages.ts'
import { openExamList } from '../card/open-list.tsx'
import { type OpenRow, useOpenRows } from './open-rows.ts'
import { SelectCoursesDialog } from './SelectCoursesDialog.tsx'

type Props = { readonly onApplied: (id: number | null) => void }

/** Exams one may register for (SPEC §2 Exam Registration page). */
export function OpenExamsTab({ onApplied }: Props) {
  const speaking = useSpeaking()
  const open = useOpenRows()
  const asked = useAskedExam(open.rows)
  return (
    <div className="flex flex-col gap-5">
      {asked.isUnknown && !open.isPending && (
        <Banner tone="problem" lead={speaking.say(text['none-selected'])} />
      )}
      <OpenTab
        open={open}
        icon={ClipboardPen}
        none={text}
        instead={open.enrollmentUnknown && <EnrollmentUnknown onRetry={open.onRetry} />}
        asked={asked}
        {...openExamList(speaking)}
        renderDialog={(opening, on) => <SelectCoursesDialog opening={opening} {...on} />}
        onApplied={onApplied}
      />
    </div>
  )
}

/** `?apply=` opens the courses of an exam at once, as the dashboard's next step does. */
function useAskedExam(rows: readonly OpenRow[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('apply')
  const row = rows.find(
    ({ opening, button }) => button.action !== null && String(opening.id) === id,
  )
  return {
    opening: row?.opening ?? null,
    isUnknown: id !== null && row === undefined,
    clear: () => {
      if (id !== null) setParams({ tab: 'open' }, { replace: true })
    },
  }
}

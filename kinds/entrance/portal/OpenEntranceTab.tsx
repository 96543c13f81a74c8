import { NotebookPen } from 'lucide-react'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { OpenTab } from '#features/applying/portal/list/OpenTab.tsx'
import { entranceMessages as text } from '../rules/messages.ts'
import { ApplyForEntranceDialog } from './ApplyForEntranceDialog.tsx'
import { useJudgedRows } from './judged-rows.ts'
import { openEntranceList } from '../card/open-list.tsx'

type Props = { readonly onApplied: (id: number | null) => void }

/** Entrances one may apply for (SPEC §2 Entrance Exam page). */
export function OpenEntranceTab({ onApplied }: Props) {
  return (
    <OpenTab
      open={useJudgedRows()}
      icon={NotebookPen}
      none={text}
      {...openEntranceList(useSpeaking())}
      renderDialog={(opening, on) => <ApplyForEntranceDialog opening={opening} {...on} />}
      onApplied={onApplied}
    />
  )
}

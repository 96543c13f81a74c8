import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { NoneOpen } from '#features/applying/portal/NoneOpen.tsx'
import { OpenList } from '#features/applying/portal/OpenList.tsx'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { ApplyForEntranceDialog } from './ApplyForEntranceDialog.tsx'
import { EntranceTitle } from './EntranceTitle.tsx'
import { useOpenColumns } from './open-columns.tsx'
import { useOpenRows } from './open-rows.ts'

type Props = { readonly onApplied: (id: number | null) => void }

/** Entrances one may apply for (SPEC §2 Entrance Exam page). */
export function OpenEntranceTab({ onApplied }: Props) {
  const say = useSay()
  const { rows, isPending, onRetry } = useOpenRows()
  const [chosen, setChosen] = useState<EntranceOpening | null>(null)
  return (
    <>
      <OpenList
        rows={isPending ? null : rows}
        texts={{ ...page, ...text, name: page.entrance }}
        renderTitle={(row) => <EntranceTitle row={row} />}
        facts={useOpenColumns()}
        renderReason={({ decision }) =>
          decision.is === 'refused' &&
          decision.reason === 'profile-incomplete' && (
            <Link to="/profile">{say(text['profile-incomplete'])}</Link>
          )
        }
        onApply={setChosen}
        empty={<NoneOpen icon={NotebookPen} texts={text} onRetry={onRetry} />}
        onRetry={onRetry}
      />
      {chosen && (
        <ApplyForEntranceDialog
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

import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '#platform/browser/language.ts'
import { Empty } from '#platform/browser/ui/Empty.tsx'
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
        empty={
          <Empty
            icon={NotebookPen}
            title={say(text['none-open'])}
            help={say(text['none-open-help'])}
            onRetry={onRetry}
          >
            <Link to="/">{say(page['see-notices'])}</Link>
          </Empty>
        }
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

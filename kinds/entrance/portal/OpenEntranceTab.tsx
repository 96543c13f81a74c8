import { NotebookPen } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { OpenTab } from '#features/applying/portal/list/OpenTab.tsx'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { ApplyForEntranceDialog } from './ApplyForEntranceDialog.tsx'
import { EntranceTitle } from './EntranceTitle.tsx'
import { useOpenColumns } from './open-columns.tsx'
import { useJudgedRows } from './judged-rows.ts'

type Props = { readonly onApplied: (id: number | null) => void }

/** Entrances one may apply for (SPEC §2 Entrance Exam page). */
export function OpenEntranceTab({ onApplied }: Props) {
  const say = useSay()
  return (
    <OpenTab
      open={useJudgedRows()}
      icon={NotebookPen}
      none={text}
      texts={{ ...page, ...text, name: page.entrance }}
      renderTitle={(row) => <EntranceTitle row={row} />}
      facts={useOpenColumns()}
      renderReason={({ decision }) =>
        decision.is === 'refused' &&
        decision.reason === 'profile-incomplete' && (
          <Link to="/profile">{say(text['profile-incomplete'])}</Link>
        )
      }
      renderDialog={(opening, on) => <ApplyForEntranceDialog opening={opening} {...on} />}
      onApplied={onApplied}
    />
  )
}

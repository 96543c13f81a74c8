import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '#platform/browser/language.ts'
import { listsTogether } from '#platform/browser/lists-together.ts'
import { DataList } from '#platform/browser/ui/DataList.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/Empty.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useProfile } from '#features/profile/portal/profile.queries.ts'
import { decideApply } from '../rules/apply.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { nextDeadline } from '../rules/fee.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { ApplyForEntranceDialog } from './ApplyForEntranceDialog.tsx'
import { useAppliedEntrances, useOpenEntrances } from './entrance.queries.ts'
import { type OpenRow, useOpenColumns } from './open-columns.tsx'

/** Entrances one may apply for, nearest deadline first, applied ones last (SPEC §2 Entrance Exam page). */
export function OpenEntranceTab({
  onApplied,
}: {
  readonly onApplied: (id: number | null) => void
}) {
  const say = useSay()
  // Which rows come last is decided by what was applied for, so neither list is shown without the other.
  const lists = listsTogether([useOpenEntrances(), useAppliedEntrances()])
  const rows = useRows()
  const [chosen, setChosen] = useState<EntranceOpening | null>(null)
  const columns = useOpenColumns(setChosen)
  if (lists.isPending) return <Loading label={say(page.loading)} />
  if (rows.length === 0)
    return (
      <Empty
        icon={NotebookPen}
        title={say(text['none-open'])}
        help={say(text['none-open-help'])}
        onRetry={lists.onRetry}
      >
        <Link to="/">{say(page['see-notices'])}</Link>
      </Empty>
    )
  return (
    <>
      <DataList
        caption={say(text['open-tab'])}
        rows={rows}
        rowKey={(row) => row.opening.id}
        columns={columns}
      />
      {lists.onRetry && <CouldNotRefresh onRetry={lists.onRetry} />}
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

function useRows(): readonly OpenRow[] {
  const today = useToday()
  const openings = useOpenEntrances().data ?? []
  const applied = useAppliedEntrances().data ?? []
  const profileComplete = useProfile()?.complete ?? false
  const applicant = { profileComplete, appliedOpeningIds: applied.map((each) => each.openingId) }
  const decided = openings
    .map((opening) => ({
      opening,
      application: applied.find((each) => each.openingId === opening.id) ?? null,
      decision: decideApply({ opening, applicant, today }),
    }))
    .toSorted(
      (one, other) =>
        Number(one.application !== null) - Number(other.application !== null) ||
        (nextDeadline(one.opening, today) ?? '').localeCompare(
          nextDeadline(other.opening, today) ?? '',
        ),
    )
  const first = decided.find((row) => row.decision.is === 'allowed')
  return decided.map((row) => ({ ...row, first: row === first }))
}

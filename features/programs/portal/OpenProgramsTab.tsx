import { type ReactNode, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { DataList } from '#platform/browser/ui/DataList.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/Empty.tsx'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import type { ProgramOpening } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { useApply, useBegin } from './apply.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { useOpenColumns } from './open-columns.tsx'
import type { OpenRow, ProgramScreen } from './program-screen.ts'

type Props = {
  readonly screen: ProgramScreen
  readonly rows: readonly OpenRow[] | null
  readonly empty: ReactNode
  readonly after?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly onApplied: (id: number | null) => void
}

/** What one may apply for, nearest last day first, what is done last. */
export function OpenProgramsTab({ screen, rows, empty, after, onRetry, onApplied }: Props) {
  const say = useSay()
  const [chosen, setChosen] = useState<ProgramOpening | null>(null)
  const applying = useApply(screen, (id) => {
    setChosen(null)
    onApplied(id)
  })
  const begun = useBegin(applying.act.run)
  const apply = (opening: ProgramOpening) => {
    setChosen(opening)
    applying.begin()
    begun.mutate(opening)
  }
  const sorted = (rows ?? []).toSorted(byUrgency)
  const first = sorted.find(({ button }) => button.act === 'apply')
  const columns = useOpenColumns(screen, { first: first?.opening.id, onApply: apply })
  if (rows === null) return <Loading label={say(page.loading)} />
  return (
    <div className="flex flex-col gap-5">
      {rows.length === 0 ? (
        empty
      ) : (
        <DataList
          caption={say(screen.texts['open-tab'])}
          rows={sorted}
          rowKey={({ opening }) => opening.id}
          columns={columns}
        />
      )}
      {rows.length > 0 && onRetry && <CouldNotRefresh onRetry={onRetry} />}
      {after}
      {chosen && (
        <ApplyDialog
          key={chosen.id}
          screen={screen}
          opening={chosen}
          begun={begun}
          applying={applying}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  )
}

function byUrgency(one: OpenRow, other: OpenRow): number {
  const done = ({ button }: OpenRow) => Number(button.act === null && button.done === true)
  const last = ({ opening }: OpenRow) => opening.window.to ?? ''
  return done(one) - done(other) || last(one).localeCompare(last(other))
}

import { type ReactNode, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { OpenList } from '#features/applying/card/OpenList.tsx'
import type { ProgramOpening } from '../rules/facts.ts'
import { useApply, useBegin } from './apply.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { openProgramList } from '../card/open-list.tsx'
import type { ProgramRow } from '../card/program-row.ts'
import type { ProgramScreen } from './program-screen.ts'

type Props = {
  readonly screen: ProgramScreen
  readonly rows: readonly ProgramRow[] | null
  readonly empty: ReactNode
  readonly after?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly onApplied: (id: number | null) => void
}

/** Openings to apply for, with fee rows and total (DESIGN mock 22). */
export function OpenProgramsTab({ screen, rows, empty, after, onRetry, onApplied }: Props) {
  const say = useSay()
  const { texts } = screen
  const [chosen, setChosen] = useState<ProgramOpening | null>(null)
  const applying = useApply(screen, (id) => {
    setChosen(null)
    onApplied(id)
  })
  const begun = useBegin(applying.action.run)
  const apply = (opening: ProgramOpening) => {
    setChosen(opening)
    applying.begin()
    begun.mutate(opening)
  }
  return (
    <div className="flex flex-col gap-5">
      <OpenList
        rows={rows}
        {...openProgramList(texts, say)}
        onApply={apply}
        empty={empty}
        onRetry={onRetry}
      />
      {rows !== null && after}
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

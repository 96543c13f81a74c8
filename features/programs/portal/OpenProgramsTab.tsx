import { type ReactNode, useState } from 'react'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { OpenList } from '#features/applying/portal/list/OpenList.tsx'
import type { ProgramOpening } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { useApply, useBegin } from './apply.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { FeeParts } from './FeeParts.tsx'
import { ProgramTitle } from './ProgramTitle.tsx'
import type { ProgramRow, ProgramScreen } from './program-screen.ts'

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
        texts={{ ...page, ...texts, deadline: texts['apply-by'] }}
        renderTitle={(row) => <ProgramTitle row={row} />}
        facts={[feesColumn(say(texts.fees))]}
        renderReason={({ reason, whyNot }) => reason && whyNot === null && say(reason)}
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

function feesColumn(label: string): Column<ProgramRow> {
  return {
    id: 'fees',
    header: label,
    slot: 'fact',
    align: 'end',
    cell: ({ opening }) => <FeeParts fees={opening.fees} />,
    card: ({ opening }) => ({ label, value: <FeeParts fees={opening.fees} wide />, wide: true }),
  }
}

import type { ReactNode } from 'react'
import { useSay } from '#platform/browser/language.ts'
import { knownCount } from '#platform/browser/network/lists-together.ts'
import { ApplicationsPage } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { AppliedProgramsTab } from './AppliedProgramsTab.tsx'
import { OpenProgramsTab } from './OpenProgramsTab.tsx'
import { useReloadApplied } from './program.queries.ts'
import type { ProgramRow } from '../card/program-row.ts'
import type { ProgramScreen } from './program-screen.ts'

type Props = {
  readonly screen: ProgramScreen
  /** The open list as the kind decided it; null while it loads. */
  readonly rows: readonly ProgramRow[] | null
  readonly appliedCount: number | undefined
  /** The reason that blocks the student, and the next step; `StillWaiting` while that is not known. */
  readonly notice?: ReactNode
  /** Instead of an empty open list. */
  readonly empty: ReactNode
  /** Beneath the open list. */
  readonly after?: ReactNode
  readonly onRetry?: (() => void) | undefined
}

/** Open and applied admissions or course registrations (SPEC §2). */
export function ProgramPage({ screen, rows, appliedCount, notice, ...open }: Props) {
  const say = useSay()
  const { texts, path } = screen
  const reload = useReloadApplied(screen.kind)
  return (
    <ApplicationsPage
      kind={screen.kind}
      path={path}
      title={texts.title}
      menu={texts.menu}
      subtitle={say(texts.subtitle)}
      texts={{ ...page, ...texts }}
      openCount={knownCount(rows ?? [], { isPending: rows === null, onRetry: open.onRetry })}
      appliedCount={appliedCount}
      notice={notice}
      renderOpen={(onApplied) => (
        <OpenProgramsTab screen={screen} rows={rows} {...open} onApplied={onApplied} />
      )}
      renderApplied={(applied) => <AppliedProgramsTab screen={screen} {...applied} />}
      onSettled={() => void reload()}
    />
  )
}

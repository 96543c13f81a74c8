import { useSay } from '#platform/browser/language.ts'
import { knownCount } from '#platform/browser/network/lists-together.ts'
import { ApplicationsPage } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { retotaling } from '../rules/kind.ts'
import { retotalingMessages as text, retotalingPageMessages as page } from '../rules/messages.ts'
import { AppliedRetotalingTab } from './AppliedRetotalingTab.tsx'
import { useOpenRows } from './open-rows.ts'
import { OpenRetotalingTab } from './OpenRetotalingTab.tsx'
import { useReloadApplied } from './retotaling.queries.ts'

/** Open and applied retotaling (SPEC §2 Exam Retotaling page). */
export function RetotalingPage() {
  const say = useSay()
  const { rows, applications, ...lists } = useOpenRows()
  const reload = useReloadApplied()
  return (
    <ApplicationsPage
      kind={retotaling.id}
      path={retotaling.path}
      title={text.title}
      menu={retotaling.title}
      subtitle={say(text.subtitle)}
      texts={{ ...page, ...text }}
      openCount={knownCount(rows, lists)}
      appliedCount={knownCount(applications, lists)}
      renderOpen={(onApplied) => <OpenRetotalingTab onApplied={onApplied} />}
      renderApplied={(applied) => <AppliedRetotalingTab {...applied} />}
      onSettled={() => void reload()}
    />
  )
}

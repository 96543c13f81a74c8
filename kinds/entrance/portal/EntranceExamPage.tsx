import { useSay } from '#platform/browser/language.ts'
import { ApplicationsPage } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { useInstitutionName } from '#features/institution/portal/settings.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { AppliedEntranceTab } from './AppliedEntranceTab.tsx'
import { useAppliedEntrances, useOpenEntrances, useReloadApplied } from './entrance.queries.ts'
import { OpenEntranceTab } from './OpenEntranceTab.tsx'

/** Open and applied entrances (SPEC §2 Entrance Exam page). */
export function EntranceExamPage() {
  const say = useSay()
  const institution = useInstitutionName()
  const open = useOpenEntrances()
  const applied = useAppliedEntrances()
  const reload = useReloadApplied()
  return (
    <ApplicationsPage
      kind={entrance.id}
      path={entrance.path}
      title={text.title}
      menu={entrance.title}
      subtitle={institution === '' ? '\u00a0' : say(text.subtitle, { institution })}
      texts={{ ...page, ...text }}
      openCount={open.data?.length}
      appliedCount={applied.data?.length}
      renderOpen={(onApplied) => <OpenEntranceTab onApplied={onApplied} />}
      renderApplied={(props) => <AppliedEntranceTab {...props} />}
      onSettled={() => void reload()}
    />
  )
}

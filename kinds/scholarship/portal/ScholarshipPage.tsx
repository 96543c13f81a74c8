import { useSay } from '#platform/browser/language.ts'
import { knownCount } from '#platform/browser/network/lists-together.ts'
import { ApplicationsPage } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { scholarship } from '../rules/kind.ts'
import { scholarshipMessages as text, scholarshipPageMessages as page } from '../rules/messages.ts'
import { AppliedScholarshipsTab } from './AppliedScholarshipsTab.tsx'
import { useOpenRows } from './open-rows.ts'
import { OpenScholarshipsTab } from './OpenScholarshipsTab.tsx'

/** Open and applied scholarships (SPEC §2 Scholarship screen). */
export function ScholarshipPage() {
  const say = useSay()
  const { rows, applications, ...lists } = useOpenRows()
  return (
    <ApplicationsPage
      kind={scholarship.id}
      path={scholarship.path}
      title={text.title}
      menu={scholarship.title}
      subtitle={say(text.subtitle)}
      texts={{ ...page, ...text }}
      openCount={knownCount(rows, lists)}
      appliedCount={knownCount(applications, lists)}
      renderOpen={(onApplied) => <OpenScholarshipsTab onApplied={onApplied} />}
      renderApplied={(applied) => <AppliedScholarshipsTab {...applied} />}
    />
  )
}

import { useSay } from '#platform/browser/language.ts'
import { knownCount } from '#platform/browser/network/lists-together.ts'
import { ApplicationsPage } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { certificate } from '../rules/kind.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import { useReloadCertificates, useTypeRows } from './certificate.queries.ts'
import { OwnCertificatesTab } from './OwnCertificatesTab.tsx'
import { TypesTab } from './TypesTab.tsx'

/** Certificates a student can ask for, and those that are under way or issued. */
export function CertificatesPage() {
  const say = useSay()
  const { rows, applications, ...lists } = useTypeRows()
  const reload = useReloadCertificates()
  return (
    <ApplicationsPage
      kind={certificate.id}
      path={certificate.path}
      title={certificate.title}
      menu={certificate.title}
      subtitle={say(page.subtitle)}
      texts={page}
      openCount={knownCount(rows, lists)}
      appliedCount={knownCount(applications, lists)}
      renderOpen={(onApplied) => <TypesTab onApplied={onApplied} />}
      renderApplied={(applied) => <OwnCertificatesTab {...applied} />}
      onSettled={() => void reload()}
    />
  )
}

import { useSearchParams } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { knownCount } from '#platform/browser/network/lists-together.ts'
import { ApplicationsPage } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { exam } from '../rules/kind.ts'
import { examMessages as text, examPageMessages as page } from '../rules/messages.ts'
import { AdmitCard } from './card/AdmitCard.tsx'
import { AppliedExamsTab } from './AppliedExamsTab.tsx'
import { useReloadApplied } from './exam.queries.ts'
import { useOpenRows } from './open-rows.ts'
import { OpenExamsTab } from './OpenExamsTab.tsx'

/** Open and applied exams (SPEC §2 Exam Registration page). */
export function ExamPage() {
  const say = useSay()
  const [params] = useSearchParams()
  const { rows, applications, ...lists } = useOpenRows()
  const reload = useReloadApplied()
  const card = applications.find(({ id }) => String(id) === params.get('card'))
  if (card) return <AdmitCard application={card} />
  return (
    <ApplicationsPage
      kind={exam.id}
      path={exam.path}
      title={text.title}
      menu={exam.title}
      subtitle={say(text.subtitle)}
      texts={{ ...page, ...text }}
      openCount={knownCount(rows, lists)}
      appliedCount={knownCount(applications, lists)}
      renderOpen={(onApplied) => <OpenExamsTab onApplied={onApplied} />}
      renderApplied={(applied) => <AppliedExamsTab {...applied} />}
      onSettled={() => void reload()}
    />
  )
}

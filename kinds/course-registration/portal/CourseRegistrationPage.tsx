import { ListChecks } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { knownCount } from '#platform/browser/network/lists-together.ts'
import { NoneOpen } from '#features/applying/portal/list/NoneOpen.tsx'
import { WayOn } from '#features/applying/portal/WayOn.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import { ProgramPage } from '#features/programs/portal/ProgramPage.tsx'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import { registrationMessages as text } from '../rules/messages.ts'
import { useRegistrationRows } from './registration-rows.ts'
import { registrationScreen } from './screen.ts'

/** Open and applied course registrations (SPEC §2 Course Registration page). */
export function CourseRegistrationPage() {
  const { rows, applications, enrollmentUnknown, ...lists } = useRegistrationRows()
  const { isPending, onRetry } = lists
  const enrolled = useActiveEnrollment() !== null
  return (
    <ProgramPage
      screen={registrationScreen}
      rows={isPending ? null : enrollmentUnknown ? [] : rows}
      appliedCount={knownCount(applications, lists)}
      notice={enrolled || isPending || enrollmentUnknown ? null : <EnrollmentNotice />}
      empty={
        enrollmentUnknown ? (
          <EnrollmentUnknown onRetry={onRetry} />
        ) : (
          <NoneOpen icon={ListChecks} texts={text} onRetry={onRetry} />
        )
      }
      onRetry={onRetry}
    />
  )
}

/** The guard leads home without an enrollment; should the page be seen, it says so itself (READINGS R-06). */
function EnrollmentNotice() {
  const say = useSay()
  return (
    <WayOn tone="turn" lead={text['enrollment-notice']} help={say(text['enrollment-required'])}>
      <Link to="/admission">{say(text['enrollment-notice-link'])}</Link>
    </WayOn>
  )
}

import { ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import type { Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Empty } from '#platform/browser/ui/Empty.tsx'
import { ProgramPage } from '#features/courses/portal/ProgramPage.tsx'
import { useAppliedPrograms, useOpenPrograms } from '#features/courses/portal/program.queries.ts'
import type { OpenRow } from '#features/courses/portal/program-screen.ts'
import { type ProgramOpening, programPageMessages } from '#features/courses/rules/facts.ts'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import {
  applyButton,
  decideApply,
  listedOpenings,
  type RegistrationApplicant,
} from '../rules/apply.ts'
import { refusalMessages, registrationMessages as text } from '../rules/messages.ts'
import { whyNotRegistered } from '../rules/why-not.ts'
import { registrationScreen } from './screen.ts'

/** Open and applied course registrations (SPEC §2 Course Registration page). */
export function CourseRegistrationPage() {
  const say = useSay()
  const { rows, isPending, onRetry } = useRows()
  const enrolled = useActiveEnrollment() !== null
  return (
    <ProgramPage
      screen={registrationScreen}
      rows={isPending ? null : rows}
      appliedCount={useAppliedPrograms('course-registration').data?.length}
      notice={enrolled ? null : <EnrollmentNotice />}
      empty={
        <Empty
          icon={ListChecks}
          title={say(text['none-open'])}
          help={say(text['none-open-help'])}
          onRetry={onRetry}
        >
          <Link to="/">{say(programPageMessages['see-notices'])}</Link>
        </Empty>
      }
      onRetry={onRetry}
    />
  )
}

/** The guard leads home without an enrollment; should the page be seen, it says so itself (READINGS R-06). */
function EnrollmentNotice() {
  const say = useSay()
  return (
    <Banner tone="turn" lead={say(text['enrollment-notice'])}>
      <span className="block">
        {say(text['enrollment-required'])}{' '}
        <Link to="/admission">{say(text['enrollment-notice-link'])}</Link>
      </span>
    </Banner>
  )
}

function useRows() {
  const today = useToday()
  const open = useOpenPrograms('course-registration')
  const applied = useAppliedPrograms('course-registration')
  const applicant: RegistrationApplicant = {
    enrollment: useActiveEnrollment(),
    appliedOpeningIds: (applied.data ?? []).map(({ openingId }) => openingId),
  }
  const queries = [open, applied]
  return {
    rows: listedOpenings(open.data ?? [], applicant).map((opening) =>
      rowOf(opening, applicant, today),
    ),
    isPending: queries.some((query) => query.isPending),
    onRetry: queries.some((query) => query.isError)
      ? () => queries.forEach((query) => void query.refetch())
      : undefined,
  }
}

function rowOf(opening: ProgramOpening, applicant: RegistrationApplicant, today: Day): OpenRow {
  const decision = decideApply({ opening, applicant, today })
  return {
    opening,
    button: applyButton(decision),
    reason: decision.is === 'refused' ? refusalMessages[decision.reason] : null,
    whyNot: whyNotRegistered(decision),
  }
}

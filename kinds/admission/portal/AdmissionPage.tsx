import { GraduationCap } from 'lucide-react'
import { Link } from 'wouter'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { StillWaiting } from '#platform/browser/ui/frame/Together.tsx'
import { WayOn } from '#features/applying/portal/WayOn.tsx'
import { EnrollmentUnknown } from '#features/programs/portal/EnrollmentUnknown.tsx'
import { ProgramPage } from '#features/programs/portal/ProgramPage.tsx'
import { useAppliedPrograms } from '#features/programs/portal/program.queries.ts'
import type { ProgramRow } from '#features/programs/card/program-row.ts'
import { WhyNotEligible } from '#features/programs/card/WhyNotEligible.tsx'
import { programPageMessages } from '#features/programs/rules/facts.ts'
import { useActiveEnrollment } from '#features/enrollment/portal/enrollment.queries.ts'
import { useSettings } from '#features/institution/portal/settings.ts'
import { admissionMessages as text, admissionNextMessages as next } from '../rules/messages.ts'
import { useAdmissionRows } from './admission-rows.ts'
import { admissionScreen } from './screen.ts'

/**
 * Open and applied admissions (SPEC §2 Admission page, §5 Admission eligibility). If a list could not be read, the page
 * does not report that an entrance is missing.
 */
export function AdmissionPage() {
  const say = useSay()
  const { listed, notListed, hasPassed, isPending, onRetry, enrollmentUnknown } = useAdmissionRows()
  const enrollment = useActiveEnrollment()
  const notice = isPending ? (
    <StillWaiting />
  ) : enrollment !== null ? (
    <EnrolledNotice program={enrollment.programName} />
  ) : onRetry === undefined && listed.length === 0 && !hasPassed ? (
    <EntranceNotice />
  ) : null
  return (
    <ProgramPage
      screen={admissionScreen}
      rows={isPending ? null : enrollmentUnknown ? [] : listed}
      appliedCount={useAppliedPrograms('admission').data?.length}
      notice={notice}
      empty={
        enrollmentUnknown ? (
          <EnrollmentUnknown onRetry={onRetry} />
        ) : (
          <Empty
            icon={GraduationCap}
            title={say(
              onRetry !== undefined
                ? text.unread
                : enrollment === null && !hasPassed
                  ? text['none-eligible']
                  : text['none-open'],
            )}
            help={say(
              enrollment === null && hasPassed ? next['not-open-help'] : text['none-eligible-help'],
            )}
            onRetry={onRetry}
          />
        )
      }
      after={!enrollmentUnknown && notListed.length > 0 && <NotListed rows={notListed} />}
      onRetry={onRetry}
    />
  )
}

function EntranceNotice() {
  const say = useSay()
  return (
    <WayOn tone="turn" lead={text['entrance-notice']} help={say(text['entrance-notice-help'])}>
      <Link to="/entrance">{say(text['entrance-notice-link'])}</Link>
    </WayOn>
  )
}

/** Complete the program or ask about Pass Out or Drop Out: the help desk is the one link. */
function EnrolledNotice({ program }: { readonly program: string }) {
  const say = useSay()
  const desk = useSettings()?.helpDesk
  const help = say(text['enrollment-notice-help'], { program })
  return (
    <WayOn tone="draft" lead={text['enrollment-notice']} help={help}>
      {desk && <a href={`mailto:${desk.email}`}>{say(text['enrollment-notice-link'])}</a>}
    </WayOn>
  )
}

/** Admissions of other programs are not in the list; who looks for one finds here why. */
function NotListed({ rows }: { readonly rows: readonly ProgramRow[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <details className="card">
      <summary className="link-button px-4 py-3.5 md:px-5">
        {say(programPageMessages['not-listed'], { n: digits(rows.length, language) })}
      </summary>
      <ul>
        {rows.map(({ opening, whyNot }) => (
          <li key={opening.id} className="border-t border-hairline px-4 py-3.5 md:px-5">
            <h3 className="mb-1">{opening.name}</h3>
            {whyNot && <WhyNotEligible why={whyNot} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

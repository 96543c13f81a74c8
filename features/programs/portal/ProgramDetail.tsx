import { Suspense } from 'react'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { ApplicationDetail } from '#features/applying/portal/ApplicationDetail.tsx'
import type { DetailProps } from '#features/applying/portal/list/AppliedList.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { applicationKey, applicationModel } from '../wire/program-application.ts'
import { type AppliedProgram, useOpenUntil } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'
import { programTimeline } from './steps.ts'

type Props = DetailProps & {
  readonly screen: ProgramScreen
  readonly application: AppliedProgram
  readonly onCourses: () => void
}

/** Second line of an application: the timeline, its courses, form and fee. */
export function ProgramDetail({ screen, application, onCourses, ...at }: Props) {
  const { say, language, today } = useSpeaking()
  const openUntil = useOpenUntil(screen.kind, application.openingId)
  const count = say(page.courses, { n: digits(application.courses.length, language) })
  return (
    <ApplicationDetail
      {...at}
      application={application}
      service={screen.kind}
      model={applicationModel}
      steps={programTimeline(application, { say, language, today, openUntil })}
      paymentType={screen.paymentType}
      button={programPaymentButton(application)}
      form={{
        process: 'course_registration_form',
        key: applicationKey,
        failed: screen.texts['form-failed'],
      }}
      later={isPaidAndOpen(application) && <Suspense>{screen.renderPaid?.(application)}</Suspense>}
    >
      <Button onClick={onCourses} aria-label={`${count}, ${application.name}`}>
        {count}
      </Button>
    </ApplicationDetail>
  )
}

function isPaidAndOpen({ status, paying }: AppliedProgram): boolean {
  return paying.paid > 0 && status !== 'CO' && status !== 'CL'
}

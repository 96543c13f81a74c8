import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/Button.tsx'
import type { Shape } from '#platform/browser/ui/DataList.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { Timeline } from '#platform/browser/ui/Timeline.tsx'
import { DownloadForm } from '#features/applying/portal/DownloadForm.tsx'
import { PayButton } from '#features/applying/portal/PayButton.tsx'
import { useIsUnsettled } from '#features/payments/portal/own-money.queries.ts'
import { programPaymentButton } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { applicationKey } from '../wire/program-application.ts'
import { type AppliedProgram, useOpenUntil } from './program.queries.ts'
import type { ProgramScreen } from './program-screen.ts'
import { applicationSteps } from './steps.ts'

type Props = {
  readonly screen: ProgramScreen
  readonly application: AppliedProgram
  readonly shape: Shape
  readonly first: boolean
  readonly onOpen: (dialog: 'courses' | 'payments' | 'pay') => void
}

/** Second line of an application: the timeline, and its buttons. */
export function ApplicationDetail({ screen, application, shape, first, onOpen }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { name, courses } = application
  const unsettled = useIsUnsettled({ type: screen.paymentType, referenceId: application.id })
  const openUntil = useOpenUntil(screen.kind, application.openingId)
  const table = shape === 'table'
  const count = say(page.courses, { n: digits(courses.length, language) })
  return (
    <div className={table ? 'flex items-end gap-6 pb-2' : 'flex flex-col gap-4'}>
      <div className="flex-1">
        <Timeline
          steps={applicationSteps(application, { say, language, openUntil })}
          flat={table}
          label={say(page.progress, { name })}
        />
      </div>
      <div className={table ? 'flex flex-none gap-2.5' : 'grid grid-cols-2 gap-2.5'}>
        <Button onClick={() => onOpen('courses')} aria-label={`${count}, ${name}`}>
          {count}
        </Button>
        <DownloadForm
          application={application}
          process="course_registration_form"
          parameters={{ [applicationKey]: application.id }}
          failed={screen.texts['form-failed']}
          first={first}
        />
        <div className={table ? '' : 'col-span-2'}>
          <PayButton
            application={application}
            button={programPaymentButton(application)}
            first={first && !unsettled}
            onPay={() => onOpen('pay')}
            onDetails={() => onOpen('payments')}
          />
        </div>
      </div>
    </div>
  )
}

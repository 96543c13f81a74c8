import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { Shape } from '#platform/browser/ui/DataList.tsx'
import { Timeline } from '#platform/browser/ui/Timeline.tsx'
import { DownloadForm } from '#features/applying/portal/DownloadForm.tsx'
import { PayButton } from '#features/applying/portal/PayButton.tsx'
import { entrancePaymentButton, entrancePaymentStanding } from '#features/applying/rules/facts.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { useIsUnsettled } from '#features/payments/portal/own-money.queries.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { applicationKey } from '../wire/entrance-application.ts'
import type { AppliedEntrance } from './entrance.queries.ts'
import { isPayable } from './standing.ts'
import { applicationSteps } from './steps.ts'

type Props = {
  readonly application: AppliedEntrance
  readonly shape: Shape
  readonly first: boolean
  readonly onPay: () => void
  readonly onDetails: () => void
}

/** Second line of an application: the timeline, and its two buttons. */
export function ApplicationDetail({ application, shape, first, onPay, onDetails }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const unsettled = useIsUnsettled({ type: entrance.paymentType, referenceId: application.id })
  const closed = !isPayable(application, today)
  const steps = applicationSteps(application, { say, language, today })
  const label = say(page.progress, { name: application.name })
  const table = shape === 'table'
  return (
    <div className={table ? 'flex items-end gap-6 pb-2' : 'flex flex-col gap-4'}>
      <div className="flex-1">
        <Timeline steps={steps} flat={table} label={label} />
      </div>
      <div className={table ? 'flex flex-none gap-2.5' : 'grid grid-cols-[auto_1fr] gap-2.5'}>
        <DownloadForm
          application={application}
          process="entrance_form"
          parameters={{ [applicationKey]: application.id }}
          failed={text['form-failed']}
          failedShort={text['form-failed-short']}
          first={first}
        />
        <PayButton
          application={application}
          button={entrancePaymentButton(entrancePaymentStanding(application.paying), closed)}
          first={first && !unsettled}
          onPay={onPay}
          onDetails={onDetails}
        />
      </div>
    </div>
  )
}

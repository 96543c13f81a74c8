import { Calculator } from 'lucide-react'
import { ApplicationLine } from '#features/applying/portal/list/ApplicationLine.tsx'
import type { AppliedProps } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { AppliedList, type DetailProps } from '#features/applying/portal/list/AppliedList.tsx'
import { PayButton } from '#features/applying/portal/send/PayButton.tsx'
import { isReturned } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useIsUnsettled } from '#features/payments/portal/own-money.queries.ts'
import { retotaling } from '../rules/kind.ts'
import { retotalingMessages as text, retotalingPageMessages as page } from '../rules/messages.ts'
import { retotalingPaymentButton } from '../rules/payment.ts'
import { applicationModel, paymentReference } from '../wire/retotaling.ts'
import { useRetotalingColumns } from './applied-columns.tsx'
import { usePayNow } from './pay-now.ts'
import {
  type AppliedRetotaling,
  useAppliedRetotalings,
  useReloadApplied,
} from './retotaling.queries.ts'
import { retotalingTimeline } from './steps.ts'
import { useOpeningOf, useWaitsOnStudent } from './use-waits.ts'

/** Own applications for retotaling; the one that waits on the student first (SPEC §2). */
export function AppliedRetotalingTab({ onProblem, ...props }: AppliedProps) {
  const waits = useWaitsOnStudent()
  return (
    <AppliedList
      {...props}
      onProblem={(sentence) => {
        if (sentence !== null) console.error(sentence.en)
        onProblem(sentence)
      }}
      list={useAppliedRetotalings()}
      icon={Calculator}
      texts={{ ...page, ...text }}
      columns={useRetotalingColumns()}
      type={retotaling.paymentType}
      reference={paymentReference}
      readNow={usePayNow()}
      reload={useReloadApplied()}
      compare={(one, other) => Number(waits(other)) - Number(waits(one)) || other.id - one.id}
      waitsOnStudent={waits}
      renderDetail={(application, at) => <Detail {...at} application={application} />}
    />
  )
}

type Props = DetailProps & { readonly application: AppliedRetotaling }

/** Second line of an application: the timeline, and its fee; without a fee there is nothing to pay. */
function Detail({ application, shape, first, onPay, onDetails }: Props) {
  const { say, language, today } = useSpeaking()
  const opening = useOpeningOf()(application)
  const target = { type: retotaling.paymentType, referenceId: application.id }
  const unsettled = useIsUnsettled(target)
  const button = retotalingPaymentButton(application, opening, today)
  return (
    <ApplicationLine
      service="retotaling"
      model={applicationModel}
      application={application}
      first={first}
      shape={shape}
      steps={retotalingTimeline(application, opening, { say, language, today })}
    >
      {button && (
        <PayButton
          application={application}
          button={button}
          first={first && !unsettled && !isReturned(application)}
          onPay={onPay}
          onDetails={onDetails}
        />
      )}
    </ApplicationLine>
  )
}

import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import type { Step } from '#platform/browser/ui/list/Timeline.tsx'
import { useIsUnsettled } from '#features/payments/portal/own-money.queries.ts'
import type { PaymentType } from '#features/payments/rules/facts.ts'
import {
  type Application,
  type ButtonState,
  isReturned,
  isWithdrawn,
  type PaymentAction,
} from '../rules/facts.ts'
import { ApplicationLine } from './list/ApplicationLine.tsx'
import type { DetailProps } from './list/AppliedList.tsx'
import { DownloadForm } from './DownloadForm.tsx'
import { PayButton } from './send/PayButton.tsx'
import type { ReturnedProps } from './Returned.tsx'

type Props = DetailProps & {
  readonly application: ReturnedProps['application'] &
    Pick<Application, 'id' | 'withdrawal' | 'paying' | 'isFormReady'>
  /** The table of the application. */
  readonly model: string
  readonly steps: readonly Step[]
  /** The kind's id. */
  readonly service: string
  readonly paymentType: PaymentType
  /** Decision of the kind's rule. */
  readonly button: ButtonState<PaymentAction>
  /** The print process, the parameter with the application's id, and the message when it fails. */
  readonly form: {
    readonly process: string
    readonly key: string
    readonly failed: Message
    readonly failedShort?: Message
    /** Label of its button until then; absent: 'In progress'. */
    readonly waiting?: Message
    /** Its name, where the application has another document too. */
    readonly document?: Message
  }
  /** A button of the kind's own, before the others. */
  readonly children?: ReactNode
  /** After the others, which do not move when it is drawn. */
  readonly later?: ReactNode
}

/** Second line of an application: the timeline, and its buttons. */
export function ApplicationDetail(props: Props) {
  const { application, button, form, children, later } = props
  const { key, ...texts } = form
  const { id } = application
  const first = props.first && !isReturned(application)
  const unsettled = useIsUnsettled({ type: props.paymentType, referenceId: id })
  return (
    <ApplicationLine {...props}>
      {children}
      <DownloadForm
        application={application}
        isReady={application.isFormReady}
        {...texts}
        parameters={{ [key]: id }}
        first={first}
      />
      {!(isWithdrawn(application) && button.action === null) && (
        <PayButton
          application={application}
          button={button}
          first={first && !unsettled}
          onPay={props.onPay}
          onDetails={props.onDetails}
        />
      )}
      {later}
    </ApplicationLine>
  )
}

import { ScrollText } from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { DownloadForm } from '#features/applying/portal/DownloadForm.tsx'
import { ApplicationLine } from '#features/applying/portal/list/ApplicationLine.tsx'
import type { AppliedProps } from '#features/applying/portal/list/ApplicationsPage.tsx'
import { AppliedList, type DetailProps } from '#features/applying/portal/list/AppliedList.tsx'
import { useAppliedColumns } from '#features/applying/portal/list/applied-columns.tsx'
import { PayButton } from '#features/applying/portal/send/PayButton.tsx'
import { feeStatus, isReturned } from '#features/applying/rules/facts.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useIsUnsettled } from '#features/payments/portal/own-money.queries.ts'
import { requestPaymentButton } from '../rules/certificate.ts'
import { certificate } from '../rules/kind.ts'
import { certificatePageMessages as page } from '../rules/page-messages.ts'
import { applicationKey, applicationModel, paymentReference } from '../wire/certificate.ts'
import {
  type OwnCertificate,
  useOwnCertificates,
  useReloadCertificates,
} from './certificate.queries.ts'
import { usePayNow } from './pay-now.ts'
import { certificateTimeline } from './steps.ts'

/** Own requests with their steps; the one that waits on the student first. */
export function OwnCertificatesTab(props: AppliedProps) {
  return (
    <AppliedList
      {...props}
      list={useOwnCertificates()}
      icon={ScrollText}
      texts={page}
      columns={useColumns()}
      type={certificate.paymentType}
      reference={paymentReference}
      readNow={usePayNow()}
      reload={useReloadCertificates()}
      compare={(one, other) => Number(waits(other)) - Number(waits(one)) || other.id - one.id}
      waitsOnStudent={waits}
      renderDetail={(own, at) => <Detail {...at} own={own} />}
    />
  )
}

/** Something is to be paid, and no voucher for it is with the cashier. */
function waits(own: OwnCertificate): boolean {
  return requestPaymentButton(own)?.action === 'pay' && !own.paying.isPending
}

function useColumns() {
  const say = useSay()
  const { name, applied, fee, payment, document } = useAppliedColumns<OwnCertificate>({
    heads: page,
    statusOf: ({ paying }) => feeStatus(paying),
    feeOf: ({ paying }) => paying.total,
    renderBeneath: ({ copies, purpose, isUrgent }) => (
      <p className="small break-words text-muted">
        {say(page[isUrgent ? 'request-urgent' : 'request'], { copies, purpose })}
      </p>
    ),
  })
  return [name, applied, fee, payment, document]
}

type Props = DetailProps & { readonly own: OwnCertificate }

function Detail({ own, shape, first, onPay, onDetails }: Props) {
  const speaking = useSpeaking()
  const unsettled = useIsUnsettled({ type: certificate.paymentType, referenceId: own.id })
  const button = requestPaymentButton(own)
  const isTurn = first && !unsettled && !isReturned(own)
  return (
    <ApplicationLine
      service={certificate.id}
      model={applicationModel}
      application={own}
      first={first}
      shape={shape}
      steps={certificateTimeline(own, speaking)}
    >
      {button && (
        <PayButton
          application={own}
          button={button}
          first={isTurn}
          onPay={onPay}
          onDetails={onDetails}
        />
      )}
      {own.isFormReady && (
        <DownloadForm
          application={own}
          isReady
          process="certificate_print"
          parameters={{ [applicationKey]: own.id }}
          failed={page['form-failed']}
          ready={page.download}
          first={first && button?.action !== 'pay'}
        />
      )}
    </ApplicationLine>
  )
}

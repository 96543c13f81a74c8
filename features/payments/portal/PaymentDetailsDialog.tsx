import { ReceiptText } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { useConnection } from '#platform/browser/network/connection.ts'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CopySign } from '#platform/browser/ui/control/CopyButton.tsx'
import { type Column, DataList } from '#platform/browser/ui/list/DataList.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { Dialog } from '#platform/browser/ui/control/Dialog.tsx'
import { Empty } from '#platform/browser/ui/list/Empty.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { docStatusLabel } from '#platform/pure/document-status.ts'
import { isVoucher, type Payment } from '../rules/payment.ts'
import { paymentMessages as text } from '../rules/messages.ts'
import { paymentPageMessages as page } from '../rules/page-messages.ts'
import { DownloadReceipt, DownloadVoucher } from './DownloadButtons.tsx'
import { usePayments } from './payments.queries.ts'

type Props = {
  readonly title: string
  readonly summary: ReactNode
  /** Which of the student's payments belong here. */
  readonly belongs: (payment: Payment) => boolean
  readonly onClose: () => void
}

/** 'Payment Details': every payment for one application (SPEC §2, READINGS R-65). */
export function PaymentDetailsDialog({ title, summary, belongs, onClose }: Props) {
  const say = useSay()
  const { data, isPending, isError } = usePayments()
  const columns = useColumns()
  const shown = (data ?? []).filter(belongs).toSorted((one, other) => other.id - one.id)
  const isOffline = useConnection() === 'offline'
  useEffect(() => {
    if (isError && !isOffline) toast.error(say(text['details-failed']), { id: 'payment-details' })
  }, [isError, isOffline, say])
  return (
    <Dialog
      title={say(text.details)}
      onClose={onClose}
      width="wide"
      footer={<Button onClick={onClose}>{say(page.close)}</Button>}
    >
      <h3>{title}</h3>
      <p className="small mb-4 text-muted">{summary}</p>
      {isPending && <Loading label={say(page.loading)} />}
      {isError && <Banner tone="problem" lead={say(text['details-failed'])} />}
      {data && shown.length === 0 && (
        <Empty icon={ReceiptText} title={say(text['details-none'])} help={say(page['none-help'])} />
      )}
      {shown.length > 0 && (
        <DataList
          caption={say(text.details)}
          rows={shown}
          rowKey={(payment) => payment.id}
          columns={columns}
          tableFrom={640}
        />
      )}
    </Dialog>
  )
}

function useColumns(): readonly Column<Payment>[] {
  const say = useSay()
  return [
    {
      id: 'date',
      header: say(text['date-type']),
      slot: 'title',
      cell: (payment) => (
        <>
          {payment.paidOn ? <DayText day={payment.paidOn} as="stacked" /> : '-'}
          <span className="small block font-strong">{payment.tenderName}</span>
        </>
      ),
    },
    {
      id: 'amount',
      header: say(text.amount),
      slot: 'fact',
      align: 'end',
      cell: (payment) => (
        <b className="font-strong">
          <MoneyText amount={payment.amount} />
        </b>
      ),
    },
    {
      id: 'status',
      header: say(text['pay-status']),
      slot: 'fact',
      cell: (payment) => (
        <>
          <PayStatus payment={payment} />
          <span className="block">
            <DownloadReceipt payment={payment} />
          </span>
        </>
      ),
    },
    {
      id: 'document',
      header: say(text['doc-status']),
      slot: 'status',
      cell: ({ status }) => {
        const label = docStatusLabel(status)
        return <StatusChip tone={label.tone}>{say(label.text)}</StatusChip>
      },
    },
    {
      id: 'action',
      header: say(text.action),
      slot: 'action',
      align: 'end',
      cell: (payment) => (isVoucher(payment) ? <DownloadVoucher payment={payment} /> : '-'),
    },
  ]
}

/** Transaction id, else the state of the voucher; beneath, its known facts or the office's text. */
function PayStatus({
  payment: { transactionId, status, comments },
}: {
  readonly payment: Payment
}) {
  const say = useSay()
  const isConfirmed = status === 'AP' || status === 'CO'
  const isOnline = transactionId !== ''
  if (!isOnline && !isConfirmed && status !== 'CL')
    return (
      <>
        <StatusChip tone="waiting">{say(page.pending)}</StatusChip>
        <span className="small mt-1 block text-muted">{say(page['two-days'])}</span>
      </>
    )
  const beneath = comments || (isOnline && isConfirmed ? say(page['confirmed-online']) : '')
  return (
    <>
      {isOnline ? (
        <>
          <span className="break-all">{transactionId}</span>
          <CopySign text={transactionId} name={say(page.reference)} />
        </>
      ) : (
        say(page[isConfirmed ? 'confirmed-by-office' : 'returned'])
      )}
      <span className="small block text-muted">{beneath}</span>
    </>
  )
}

import {
  Calculator,
  ClipboardPen,
  GraduationCap,
  HandCoins,
  ListChecks,
  type LucideIcon,
  NotebookPen,
  ReceiptText,
  ScrollText,
  Stamp,
} from 'lucide-react'
import { useSay } from '#platform/browser/language.ts'
import { CopySign } from '#platform/browser/ui/control/CopyButton.tsx'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import type { Fact } from '#platform/browser/ui/list/Facts.tsx'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { docStatusLabel } from '#platform/pure/document-status.ts'
import { shortId } from '../rules/history.ts'
import {
  type DocumentType as KnownType,
  documentTypeName,
  findDocumentType,
  historyMessages as text,
} from '../rules/history-messages.ts'
import { isVoucher, type Payment } from '../rules/payment.ts'
import { DownloadReceipt, DownloadVoucher } from './DownloadButtons.tsx'

const icons = {
  'Entrance Fee': NotebookPen,
  ADMISSION: GraduationCap,
  COURSE_REGISTRATION: ListChecks,
  UNIVERSITY_REGISTRATION: Stamp,
  EXAM: ClipboardPen,
  EXAM_RETOTAL: Calculator,
  CERTIFICATE: ScrollText,
  DUE: HandCoins,
} as const satisfies Record<KnownType, LucideIcon>

/** Columns of the Payment History (SPEC §2): a transaction id or a download, never both. */
export function useHistoryColumns(): readonly Column<Payment>[] {
  const say = useSay()
  return [
    {
      id: 'type',
      header: say(text['document-type']),
      slot: 'title',
      cell: (payment) => <DocumentType payment={payment} />,
    },
    {
      id: 'description',
      isSecondary: true,
      header: say(text.description),
      slot: 'lines',
      card: (payment) => ({ label: '', value: <CardLines payment={payment} /> }),
      cell: ({ description }) => description || '-',
    },
    {
      id: 'date',
      header: say(text.date),
      slot: 'none',
      cell: ({ paidOn }) => (paidOn ? <DayText day={paidOn} as="stacked" /> : '-'),
    },
    {
      id: 'amount',
      header: say(text.amount),
      slot: 'none',
      align: 'end',
      cell: ({ amount }) => (
        <b className="font-strong whitespace-nowrap">
          <MoneyText amount={amount} />
        </b>
      ),
    },
    {
      id: 'tender',
      isSecondary: true,
      header: say(text['payment-type']),
      slot: 'none',
      cell: ({ tenderName }) => tenderName || '-',
    },
    {
      id: 'transaction',
      header: say(text.transaction),
      slot: 'fact',
      card: (payment) => cardTransaction(payment, say(text.transaction)),
      cell: (payment) => <Transaction payment={payment} />,
    },
    {
      id: 'status',
      header: say(text.status),
      slot: 'status',
      cell: (payment) => (
        <>
          <Status payment={payment} />
          <div className="mt-2">
            <DownloadReceipt payment={payment} />
          </div>
        </>
      ),
      card: (payment) => ({ label: '', value: <Status payment={payment} /> }),
    },
    receiptOnCard,
  ]
}

/** The numbered receipt, the main thing to do with a payment; in the table it is beneath the status. */
const receiptOnCard: Column<Payment> = {
  id: 'receipt',
  header: '',
  slot: 'fact',
  only: 'cards',
  cell: (payment) => <DownloadReceipt payment={payment} />,
  card: (payment) =>
    payment.isReceiptReady
      ? { label: '', value: <DownloadReceipt payment={payment} isNumbered />, wide: true }
      : null,
}

function DocumentType({ payment: { documentType } }: { readonly payment: Payment }) {
  const say = useSay()
  const known = findDocumentType(documentType)
  const Icon = known === null ? ReceiptText : icons[known]
  const name = say(documentTypeName(documentType))
  return (
    <span className="flex items-center gap-2.5">
      <Icon className="icon flex-none text-muted" aria-hidden />
      <span>
        {name.split('_').map((part, index) => (
          <span key={part}>
            {index > 0 && (
              <>
                _<wbr />
              </>
            )}
            {part}
          </span>
        ))}
      </span>
    </span>
  )
}

function Transaction({ payment }: { readonly payment: Payment }) {
  const say = useSay()
  if (payment.transactionId !== '')
    return (
      <span className="whitespace-nowrap">
        <span title={payment.transactionId}>{shortId(payment.transactionId)}</span>
        <CopySign text={payment.transactionId} name={say(text.transaction)} />
      </span>
    )
  return isVoucher(payment) ? <DownloadVoucher payment={payment} asLink /> : '-'
}

/** A transaction id or the slip to download beside its label, or nothing. */
function cardTransaction(payment: Payment, label: string): Fact | null {
  if (payment.transactionId === '' && !isVoucher(payment)) return null
  return { label, value: <Transaction payment={payment} /> }
}

/** On a card: what was paid for and how much, then when and how. */
function CardLines({ payment }: { readonly payment: Payment }) {
  const { description, amount, paidOn, tenderName } = payment
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 font-strong">
        <span className="min-w-0">{description || '-'}</span>
        <span className="text-lg whitespace-nowrap">
          <MoneyText amount={amount} />
        </span>
      </p>
      <Dotted
        className="text-muted"
        parts={[paidOn && <DayText key="day" day={paidOn} />, tenderName]}
      />
    </div>
  )
}

function Status({ payment }: { readonly payment: Payment }) {
  const say = useSay()
  const label = docStatusLabel(payment.status)
  return (
    <span className="flex flex-col items-start max-md:items-end max-md:text-end">
      <StatusChip tone={label.tone}>{say(label.text)}</StatusChip>
      {payment.status === 'DR' && (
        <span className="small mt-1 text-muted">{say(text['being-checked'])}</span>
      )}
      {payment.status === 'CL' && payment.comments !== '' && (
        <span className="small mt-1 text-muted">{payment.comments}</span>
      )}
    </span>
  )
}

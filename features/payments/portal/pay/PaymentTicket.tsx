import { remaining } from '#platform/pure/money/money.ts'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { clockTime } from '#platform/browser/ui/text/clock.ts'
import { CopySign } from '#platform/browser/ui/control/CopyButton.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { type Fact, Facts } from '#platform/browser/ui/list/Facts.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { StatusChip } from '#platform/browser/ui/text/StatusChip.tsx'
import { Ticket } from '#platform/browser/ui/frame/Ticket.tsx'
import { useUser } from '#features/auth/portal/session.ts'
import { paymentPageMessages as page } from '#features/payments/rules/page-messages.ts'
import { shortReference } from '#features/payments/rules/slips/short-reference.ts'
import type { OutcomeReport } from '#features/payments/wire/payment-outcome.ts'
import { DownloadReceipt } from '../DownloadButtons.tsx'
import type { Watching } from '../outcome.ts'

type Props = {
  readonly report: OutcomeReport
  readonly orderId: string
  readonly watching: Watching
  readonly next: string
}

/** Shows a wallet payment as a ticket: amount, purpose, references and next step. */
export function PaymentTicket({ report, orderId, watching, next }: Props) {
  const say = useSay()
  const paid = report.outcome === 'paid'
  return (
    <Ticket
      stub={
        <>
          <div className="flex items-center justify-between gap-3">
            <h2>{say(paid ? page.receipt : page.page)}</h2>
            <OutcomeChip report={report} />
          </div>
          <p className="figure mt-2">
            <MoneyText amount={report.amount} />
          </p>
          <p className="small text-muted">{say(report.name)}</p>
        </>
      }
    >
      <Facts facts={useReceiptFacts({ report, orderId, watching })} />
      {paid && report.toCredit < report.amount && (
        <div className="mt-4 border-t border-hairline pt-3">
          <h3>{say(page['next-title'])}</h3>
          <p className="small text-muted">{next}</p>
        </div>
      )}
    </Ticket>
  )
}

function useReceiptFacts({ report, orderId, watching }: Omit<Props, 'next'>): readonly Fact[] {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const paid = report.outcome === 'paid'
  const { transactionId, paymentId, receiptNumber, toCredit } = report
  const ours = report.reference || shortReference(orderId)
  const day = report.startedOn && (
    <>
      <DayText day={report.startedOn} as="stacked" />
      <span className="meta text-muted">{digits(report.startedAt, language)}</span>
    </>
  )
  return [
    {
      label: say(page['our-reference']),
      value: <Reference value={ours} name={page['our-reference']} />,
    },
    ...(paymentId === null
      ? []
      : [
          {
            label: say(page['receipt-number']),
            value: (
              <>
                {receiptNumber}{' '}
                <DownloadReceipt
                  payment={{ id: paymentId, receiptNumber, isReceiptReady: receiptNumber !== '' }}
                />
              </>
            ),
          },
        ]),
    ...(toCredit === 0
      ? []
      : [
          {
            label: say(page['to-fee']),
            value: <MoneyText amount={remaining(report.amount, toCredit)} />,
          },
          { label: say(page['to-credit']), value: <MoneyText amount={toCredit} /> },
        ]),
    ...(transactionId === ''
      ? []
      : [
          {
            label: say(page.reference),
            value: <Reference value={transactionId} name={page.reference} />,
          },
        ]),
    { label: say(paid ? page.date : page.started), value: day ?? '-' },
    ...(report.outcome === 'not-known' && watching.checkedAt !== null
      ? [
          {
            label: say(page['last-checked']),
            value: say(page['every-five'], {
              time: digits(clockTime(watching.checkedAt), language),
            }),
          },
        ]
      : []),
    { label: say(page['paid-by']), value: say(page.khalti) },
    { label: say(page['paid-for']), value: user?.fullName ?? '-' },
  ]
}

function Reference({ value, name }: { readonly value: string; readonly name: Message }) {
  const say = useSay()
  return (
    <span className="break-all">
      {value}
      <CopySign text={value} name={say(name)} />
    </span>
  )
}

function OutcomeChip({ report }: { readonly report: OutcomeReport }) {
  const say = useSay()
  const { outcome, amount, toCredit } = report
  if (outcome === 'paid' && toCredit >= amount)
    return <StatusChip tone="waiting">{say(page['to-credit'])}</StatusChip>
  if (outcome === 'paid') return <StatusChip tone="done">{say(page.paid)}</StatusChip>
  if (outcome === 'not-completed') return <StatusChip tone="turn">{say(page.unpaid)}</StatusChip>
  return <StatusChip tone="waiting">{say(page.pending)}</StatusChip>
}

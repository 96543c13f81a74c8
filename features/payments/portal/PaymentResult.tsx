import { Check, CircleHelp, Clock, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/Banner.tsx'
import { Button, ButtonLink } from '#platform/browser/ui/Button.tsx'
import { clockTime } from '#platform/browser/ui/clock.ts'
import { CopySign } from '#platform/browser/ui/CopyButton.tsx'
import { DayText } from '#platform/browser/ui/DayText.tsx'
import { digits } from '#platform/browser/ui/digits.ts'
import { type Fact, Facts } from '#platform/browser/ui/Facts.tsx'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { PageHeader } from '#platform/browser/ui/PageHeader.tsx'
import { Spinner } from '#platform/browser/ui/Spinner.tsx'
import { StatusChip } from '#platform/browser/ui/StatusChip.tsx'
import { Ticket } from '#platform/browser/ui/Ticket.tsx'
import { useUser } from '#features/auth/portal/session.ts'
import { paymentMessages as text } from '../rules/messages.ts'
import { paymentPageMessages as page } from '../rules/page-messages.ts'
import type { OutcomeReport } from '../wire/payment-outcome.ts'
import { shortReference } from '../rules/short-reference.ts'
import { DownloadReceipt } from './DownloadButtons.tsx'
import { isOpen, type Standing, useOutcome, type Watching } from './outcome.ts'

type Props = {
  readonly orderId: string
  readonly backTo: string
  readonly backLabel: string
  /** What happens after a paid fee, in the words of the kind. */
  readonly next: string
  readonly onSettled: () => void
}

/** Back from the wallet: only what the server has confirmed is called paid (DESIGN §5 Payment result). */
export function PaymentResult({ orderId, backTo, backLabel, next, onSettled }: Props) {
  const say = useSay()
  const watching = useOutcome(orderId, onSettled)
  const { standing, report } = watching
  const stillOpen = isOpen(standing) && standing !== 'checking'
  const again = standing === 'not-completed' ? (report?.referenceId ?? null) : null
  return (
    <div className="flex max-w-160 flex-col gap-5">
      <PageHeader title={say(page[titles[standing]])} page={say(page.page)} />
      <Explained standing={standing} />
      {report && <Receipt report={report} orderId={orderId} watching={watching} next={next} />}
      {stillOpen && <IfLate />}
      <div className="no-print flex flex-col gap-3">
        {stillOpen && <Checking watching={watching} />}
        {standing === 'paid' && (
          <Button icon={ReceiptText} onClick={() => print()}>
            {say(page['print-receipt'])}
          </Button>
        )}
        {again !== null && (
          <ButtonLink to={`${backTo}&pay=${again}`} look="filled">
            {say(page['pay-again'])}
          </ButtonLink>
        )}
        <ButtonLink to={backTo} look={again === null ? 'filled' : 'outlined'}>
          {backLabel}
        </ButtonLink>
      </div>
    </div>
  )
}

const titles = {
  checking: 'checking-title',
  'not-reached': 'unknown-title',
  'unknown-reference': 'reference-unknown-title',
  paid: 'paid-title',
  held: 'held-title',
  'not-completed': 'failed-title',
  'not-known': 'unknown-title',
} as const satisfies Record<Standing, keyof typeof page>

const helps = {
  held: 'held-help',
  'not-known': 'still-checking',
  'not-reached': 'not-reached-help',
} as const

/** What the standing means and what not to do. A paid fee needs no words beside its receipt. */
function Explained({ standing }: { readonly standing: Standing }) {
  const say = useSay()
  if (standing === 'checking')
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {say(page['checking-help'])}
      </p>
    )
  if (standing === 'not-completed')
    return (
      <Banner tone="problem" lead={say(text['not-completed'])}>
        {say(text['not-completed-help'])}
      </Banner>
    )
  if (standing === 'unknown-reference') return <p>{say(page['reference-unknown-help'])}</p>
  if (standing === 'paid') return null
  return (
    <Banner tone="waiting" lead={say(page['dont-pay-again'])}>
      {say(page[helps[standing]])}
    </Banner>
  )
}

type ReceiptProps = {
  readonly report: OutcomeReport
  readonly orderId: string
  readonly watching: Watching
  readonly next: string
}

function Receipt({ report, orderId, watching, next }: ReceiptProps) {
  const say = useSay()
  const paid = report.outcome === 'paid'
  return (
    <Ticket
      stub={
        <>
          <div className="flex items-center justify-between gap-3">
            <h2>{say(paid ? page.receipt : page.page)}</h2>
            <OutcomeChip outcome={report.outcome} />
          </div>
          <p className="figure mt-2">
            <MoneyText amount={report.amount} />
          </p>
          <p className="small text-muted">{report.name}</p>
        </>
      }
    >
      <Facts facts={useReceiptFacts({ report, orderId, watching })} />
      {paid && (
        <div className="mt-4 border-t border-hairline pt-3">
          <h3>{say(page['next-title'])}</h3>
          <p className="small text-muted">{next}</p>
        </div>
      )}
    </Ticket>
  )
}

function useReceiptFacts({
  report,
  orderId,
  watching,
}: Omit<ReceiptProps, 'next'>): readonly Fact[] {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  const paid = report.outcome === 'paid'
  const { transactionId, paymentId, receiptNumber } = report
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
                {receiptNumber} <DownloadReceipt payment={{ id: paymentId, receiptNumber }} />
              </>
            ),
          },
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

function OutcomeChip({ outcome }: { readonly outcome: OutcomeReport['outcome'] }) {
  const say = useSay()
  if (outcome === 'paid') return <StatusChip tone="done">{say(page.paid)}</StatusChip>
  if (outcome === 'not-completed') return <StatusChip tone="turn">{say(page.unpaid)}</StatusChip>
  return <StatusChip tone="waiting">{say(page.pending)}</StatusChip>
}

function IfLate() {
  const say = useSay()
  const lines: readonly (readonly [typeof Check, string])[] = [
    [Check, say(page['late-close'])],
    [ReceiptText, say(page['late-history'])],
    [CircleHelp, say(page['late-help'])],
  ]
  return (
    <section>
      <h2>{say(page['late-title'])}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map(([Icon, line]) => (
          <li key={line} className="flex gap-3">
            <Icon className="icon mt-0.5" aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Checking({ watching }: { readonly watching: Watching }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  if (watching.secondsLeft === 0)
    return (
      <Button icon={Clock} onClick={watching.again}>
        {say(page['check-again'])}
      </Button>
    )
  const left = `0:${String(watching.secondsLeft).padStart(2, '0')}`
  return (
    <p className="flex items-center gap-3 text-muted">
      <Spinner />
      {say(page.checking, { left: digits(left, language) })}
    </p>
  )
}

import { Check, CircleHelp, Clock, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { remaining } from '#platform/pure/money/money.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button, ButtonLink } from '#platform/browser/ui/control/Button.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { Spinner } from '#platform/browser/ui/frame/Spinner.tsx'
import { paymentMessages as text } from '../rules/messages.ts'
import { paymentPageMessages as page } from '../rules/page-messages.ts'
import type { OutcomeReport } from '../wire/payment-outcome.ts'
import { isOpen, type PaymentPageState, useOutcome, type Watching } from './outcome.ts'
import { PaymentTicket } from './pay/PaymentTicket.tsx'

type Props = {
  readonly orderId: string
  readonly backTo: string
  readonly backLabel: string
  /** Next step after a paid fee, in the text of the kind. */
  readonly next: string
  readonly onSettled: () => void
}

/** Back from the wallet: only what the server has confirmed is called paid (DESIGN §5 Payment result). */
export function PaymentResult({ orderId, backTo, backLabel, next, onSettled }: Props) {
  const say = useSay()
  const watching = useOutcome(orderId, onSettled)
  const { state, report } = watching
  const isAllCredit = state === 'paid' && report !== null && report.toCredit >= report.amount
  const stillOpen = isOpen(state) && state !== 'checking'
  const again = state === 'not-completed' ? (report?.referenceId ?? null) : null
  return (
    <div className="flex max-w-160 flex-col gap-5">
      <PageHeader
        title={say(page[isAllCredit ? 'credited-title' : titles[state]])}
        page={say(page.page)}
      />
      <Explained status={state} />
      {state === 'paid' && report && <Credited report={report} />}
      {report && (
        <PaymentTicket report={report} orderId={orderId} watching={watching} next={next} />
      )}
      {stillOpen && <IfLate />}
      <div className="no-print flex flex-col gap-3">
        {stillOpen && <Checking watching={watching} />}
        {state === 'paid' && (
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
} as const satisfies Record<PaymentPageState, keyof typeof page>

const helps = {
  held: 'held-help',
  'not-known': 'still-checking',
  'not-reached': 'not-reached-help',
} as const

/** Explains the state and warns what not to do. A paid fee needs no text beside its receipt. */
function Explained({ status }: { readonly status: PaymentPageState }) {
  const say = useSay()
  if (status === 'checking')
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        {say(page['checking-help'])}
      </p>
    )
  if (status === 'not-completed')
    return (
      <Banner tone="problem" lead={say(text['not-completed'])}>
        {say(text['not-completed-help'])}
      </Banner>
    )
  if (status === 'unknown-reference') return <p>{say(page['reference-unknown-help'])}</p>
  if (status === 'paid') return null
  return (
    <Banner tone="waiting" lead={say(page['dont-pay-again'])}>
      {say(page[helps[status]])}
    </Banner>
  )
}

/** Says what became of the part of the money that was not owed. */
function Credited({ report: { amount, toCredit } }: { readonly report: OutcomeReport }) {
  const say = useSay()
  const language = useLanguage()
  if (toCredit === 0) return null
  const key = toCredit >= amount ? 'credited-help' : 'partly-credited'
  const words = {
    amount: formatRs(toCredit, language),
    fee: formatRs(remaining(amount, toCredit), language),
  }
  return <Banner tone="waiting" lead={say(page[key], words)} />
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

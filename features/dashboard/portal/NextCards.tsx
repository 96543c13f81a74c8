import type { ReactNode } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { Go } from './StepCard.tsx'
import { PayCard, TurnCard, WaitingCard } from './TurnCard.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { type Payment, waitingMoney, waitingVoucher } from '#features/payments/rules/facts.ts'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import type { Paying } from '#features/applying/rules/facts.ts'
import { stepMessages as text } from '#features/applying/rules/step-messages.ts'
import type { OpenRow } from '#features/applying/card/open-row.ts'

type ApplyProps = {
  readonly title: Message
  readonly row: OpenRow<{ readonly id: number; readonly name: string }>
  /** Page of the application. */
  readonly path: string
  /** Label of the day on the calendar tile. */
  readonly by: Message
}

/** The dashboard's next step: apply for what is open, by its day. */
export function ApplyNext({ title, row: { opening, button, closes }, path, by }: ApplyProps) {
  const { say, short } = useSpeaking()
  return (
    <TurnCard
      title={say(title)}
      name={opening.name}
      until={closes}
      action={<Go to={path}>{say(button.label)}</Go>}
    >
      {closes && (
        <p>
          {say(by)}: {short(closes)}
        </p>
      )}
    </TurnCard>
  )
}

type WaitingProps = {
  readonly application: {
    readonly name: string
    readonly appliedOn: Day | null
    readonly paying: Paying
    readonly payments: readonly Payment[]
  }
  /** Names what the university does once the fee is settled. */
  readonly title: Message
}

/** The university's turn, since the voucher was sent or the application made. */
export function WaitingNext({ application, title }: WaitingProps) {
  const { say, short } = useSpeaking()
  const { name, appliedOn, paying, payments } = application
  const sentOn = waitingVoucher(payments)?.paidOn ?? null
  const day = paying.isPending ? sentOn : appliedOn
  const since = text[paying.isPending ? 'voucher-sent' : 'applied-on']
  return (
    <WaitingCard
      {...(paying.isPending && { turn: say(text['two-days']) })}
      title={say(paying.isPending ? text['step-checking'] : title)}
      name={name}
    >
      {day && <p>{say(since, { day: short(day) })}</p>}
    </WaitingCard>
  )
}

type PayNextProps = {
  readonly application: WaitingProps['application'] & { readonly id: number }
  readonly title: Message
  readonly until: Day | null
  /** Part of the fee still to pay; a payment that waits for the cashier is not asked for again. */
  readonly owed: Money
  readonly about: { readonly paymentType: PaymentTarget['type']; readonly path: `/${string}` }
  readonly children?: ReactNode
}

/** The dashboard's next step: pay the fee of an application, or its rest. */
export function PayNext({ application, title, until, owed, about, children }: PayNextProps) {
  const say = useSay()
  const { id, name, paying, payments } = application
  return (
    <PayCard
      title={say(title)}
      name={name}
      until={until}
      paid={paying.paid}
      payable={remaining(owed, waitingMoney(payments) ?? nothing)}
      target={{ type: about.paymentType, referenceId: id }}
      path={about.path}
    >
      {children}
    </PayCard>
  )
}

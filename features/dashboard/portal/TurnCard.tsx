import type { ReactNode } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { PartPaid } from '#features/payments/portal/PartPaid.tsx'
import type { PaymentTarget } from '#features/payments/wire/requests.ts'
import { StepCard } from './StepCard.tsx'
import { ToPay } from './ToPay.tsx'

type About = {
  readonly title: string
  /** The opening or application it is about. */
  readonly name: string
  /** More about it, a paragraph each. */
  readonly children?: ReactNode
}

type TurnProps = About & {
  /** The day it is to be done by, or that is waited for; null: none. */
  readonly until: Day | null
  readonly action: ReactNode
}

/** The student's turn until a day: calendar tile, days left, and the one action. */
export function TurnCard({ title, name, until, action, children }: TurnProps) {
  const say = useSay()
  const today = useToday()
  const left = until && daysLeft(say, { today, until })
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={title}
      lead={until && <CalendarTile day={until} today={today} />}
      action={action}
    >
      <p>{name}</p>
      {children}
    </StepCard>
  )
}

type PayProps = About & {
  /** The last day at what it costs now; null: none. */
  readonly until: Day | null
  /** Part of the fee already paid, and the part to pay now. */
  readonly paid: Money
  readonly payable: Money
  readonly target: Pick<PaymentTarget, 'type' | 'referenceId'>
  /** The kind's page, where the payment opens. */
  readonly path: `/${string}`
}

/** The fee of an application that is to be paid, or its rest. */
export function PayCard({ paid, payable, target, path, children, ...about }: PayProps) {
  const payPath = `${path}?tab=applied&pay=${target.referenceId}` as const
  const toPay = { name: about.name, payable, target, payPath }
  return (
    <TurnCard {...about} action={<ToPay {...toPay} />}>
      <PartPaid paid={paid} rest={payable} />
      {children}
    </TurnCard>
  )
}

/** The university's turn; `turn` says how long that usually takes, where it is known. */
export function WaitingCard({ title, name, turn, children }: About & { readonly turn?: string }) {
  const say = useSay()
  return (
    <StepCard whose="waiting" turn={turn ?? say(blocks.withUniversity)} title={title}>
      <p>{name}</p>
      {children}
    </StepCard>
  )
}

import type { PaidAbout } from '#features/applying/rules/facts.ts'
import { PayCard } from '#features/dashboard/portal/TurnCard.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { lateFeeMessages as text } from '../rules/messages.ts'
import { NextFee } from './NextFee.tsx'
import { type Charged, payBy, restOf } from '../rules/owed.ts'

type Props = {
  readonly application: Charged & { readonly name: string }
  readonly title: string
  readonly about: Pick<PaidAbout, 'paymentType' | 'path'>
}

/** The dashboard's next step: pay the fee, and when it rises or can no longer be paid. */
export function PayLateFee({ application, title, about }: Props) {
  const { say, short, today } = useSpeaking()
  const until = payBy(application, today)
  const { opening, name, paying, id } = application
  return (
    <PayCard
      title={title}
      name={name}
      until={until}
      paid={paying.paid}
      payable={restOf(application, today)}
      target={{ type: about.paymentType, referenceId: id }}
      path={about.path}
    >
      {until && (
        <NextFee fees={opening}>
          <p>{say(text['closes-after'], { day: short(until) })}</p>
        </NextFee>
      )}
    </PayCard>
  )
}

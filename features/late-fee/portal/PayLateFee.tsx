import { formatRs } from '#platform/pure/money/format.ts'
import type { PaidAbout } from '#features/applying/rules/facts.ts'
import { PayCard } from '#features/dashboard/portal/TurnCard.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { nextFee } from '../rules/fee-terms.ts'
import { lateFeeMessages as text } from '../rules/messages.ts'
import { type Charged, payBy, restOf } from '../rules/owed.ts'

type Props = {
  readonly application: Charged & { readonly name: string }
  readonly title: string
  readonly about: Pick<PaidAbout, 'paymentType' | 'path'>
}

/** The dashboard's next step: pay the fee, and when it rises or can no longer be paid. */
export function PayLateFee({ application, title, about }: Props) {
  const { say, short, language, today } = useSpeaking()
  const until = payBy(application, today)
  const { opening, name, paying, id } = application
  const next = opening && nextFee(opening, today)
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
        <p>
          {next
            ? say(text['late-from'], {
                day: short(next.from),
                fee: formatRs(next.fee, language),
              })
            : say(text['closes-after'], { day: short(until) })}
        </p>
      )}
    </PayCard>
  )
}

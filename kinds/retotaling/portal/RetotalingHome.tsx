import { useSay } from '#platform/browser/language.ts'
import { nothing, remaining } from '#platform/pure/money/money.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { PayCard } from '#features/dashboard/portal/TurnCard.tsx'
import { waitingMoney } from '#features/payments/rules/facts.ts'
import { retotaling } from '../rules/kind.ts'
import { retotalingPageMessages as text } from '../rules/messages.ts'
import { type AppliedRetotaling, useAppliedRetotalings } from './retotaling.queries.ts'
import { useOpeningOf, useWaitsOnStudent } from './use-waits.ts'

/** What the dashboard says of retotaling: the fee that is to be paid. */
export function RetotalingHome({ children }: HomeProps) {
  const { data, isPending, isError, refetch } = useAppliedRetotalings()
  const waits = useWaitsOnStudent()
  const owing = data?.find(waits)
  if (isPending && !isError) return children(pendingWords)
  return children({
    ...noWords,
    onRetry: isError ? () => void refetch() : undefined,
    next: owing ? { whose: 'turn', card: <Pay application={owing} /> } : null,
  })
}

function Pay({ application }: { readonly application: AppliedRetotaling }) {
  const say = useSay()
  const until = useOpeningOf()(application)?.window.to ?? null
  const { paying, payments, name, id } = application
  const owed = remaining(paying.total, paying.paid)
  return (
    <PayCard
      title={say(text['next-pay'])}
      name={name}
      until={until}
      paid={paying.paid}
      payable={remaining(owed, waitingMoney(payments) ?? nothing)}
      target={{ type: retotaling.paymentType, referenceId: id }}
      path={retotaling.path}
    />
  )
}

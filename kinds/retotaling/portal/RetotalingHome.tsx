import { remaining } from '#platform/pure/money/money.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { nextOfReturned } from '#features/dashboard/portal/ReturnedNext.tsx'
import { PayNext } from '#features/dashboard/portal/NextCards.tsx'
import { retotaling } from '../rules/kind.ts'
import { retotalingPageMessages as text } from '../rules/messages.ts'
import { type AppliedRetotaling, useAppliedRetotalings } from './retotaling.queries.ts'
import { useOpeningOf, useWaitsOnStudent } from './use-waits.ts'

/** Dashboard texts about retotaling: the fee that is to be paid. */
export function RetotalingHome({ children }: HomeProps) {
  const { data, isPending, isError, refetch } = useAppliedRetotalings()
  const waits = useWaitsOnStudent()
  const owing = data?.find(waits)
  if (isPending && !isError) return children(pendingWords)
  return children({
    ...noWords,
    onRetry: isError ? () => void refetch() : undefined,
    next: owing
      ? { whose: 'turn', card: <Pay application={owing} /> }
      : nextOfReturned(data ?? [], retotaling.path),
  })
}

function Pay({ application }: { readonly application: AppliedRetotaling }) {
  const until = useOpeningOf()(application)?.window.to ?? null
  const { paying } = application
  const owed = remaining(paying.total, paying.paid)
  const title = text['next-pay']
  return <PayNext {...{ application, title, until, owed }} about={retotaling} />
}

import './reconciliation.css'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { addDays } from '#platform/pure/calendar/day.ts'
import { addressOfDays, type Days, daysInAddress } from '#platform/pure/calendar/days.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { shownAtOnce } from '../wire/reconciliation.ts'
import { Heading } from './Heading.tsx'
import { Lists } from './Lists.tsx'
import { useReconciliation } from './reconciliation.queries.ts'
import { Sums } from './Sums.tsx'

/** Money that is older waits in suspense, so that these days show what is left to do. */
const usualDays = 30

/** Bank and portal side by side on the days of the address: their sums, what only one side has, and what looks alike. */
export function ReconciliationPage() {
  const say = useSay()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const days = daysInAddress(params, { first: addDays(today, 1 - usualDays), last: today })
  const [most, setMost] = useState(shownAtOnce)
  const account = params.get('account') ?? ''
  const { data: found, isError, refetch, readWhole } = useReconciliation(days, account, most)
  const show = (next: { readonly days?: Days; readonly account?: string }) => {
    const of = next.account ?? account
    setParams({ ...addressOfDays(next.days ?? days), ...(of !== '' && { account: of }) })
  }
  return (
    <div className="page reconciliation">
      <h1 className="sr-only">{say(text.title)}</h1>
      <Heading
        days={days}
        account={account}
        found={found}
        onChoose={(chosen) => show({ days: chosen })}
        onAccount={(chosen) => show({ account: chosen })}
      />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {found === undefined && !isError && <LoadingRows rows={10} />}
      {found !== undefined && (
        <>
          <Sums found={found} isOneAccount={account !== ''} />
          <Lists
            key={`${days.first} ${days.last} ${account}`}
            found={found}
            readWhole={readWhole}
            onMore={() => setMost(most + 5 * shownAtOnce)}
          />
        </>
      )}
    </div>
  )
}

import './reconciliation.css'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { addDays } from '#platform/pure/calendar/day.ts'
import { addressOfDays, daysInAddress } from '#platform/pure/calendar/days.ts'
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
  const { data: found, isError, refetch } = useReconciliation(days, most)
  return (
    <div className="page reconciliation">
      <h1 className="sr-only">{say(text.title)}</h1>
      <Heading days={days} found={found} onChoose={(chosen) => setParams(addressOfDays(chosen))} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {found === undefined && !isError && <LoadingRows rows={10} />}
      {found !== undefined && (
        <>
          <Sums found={found} />
          <Lists
            key={`${days.first} ${days.last}`}
            found={found}
            onMore={() => setMost(most + 5 * shownAtOnce)}
          />
        </>
      )}
    </div>
  )
}

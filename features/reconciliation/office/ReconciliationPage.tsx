import './reconciliation.css'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { addDays, type Day, findDay } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { useToday } from '#platform/browser/use-today.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { shownAtOnce } from '../wire/reconciliation.ts'
import { Heading } from './Heading.tsx'
import { Lists } from './Lists.tsx'
import { type ChosenDays, useReconciliation } from './reconciliation.queries.ts'
import { Sums } from './Sums.tsx'

/** Bank and portal side by side on the days of the address: their sums, what only one side has, and what looks alike. */
export function ReconciliationPage() {
  const say = useSay()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const days = daysOf(params, today)
  const [most, setMost] = useState(shownAtOnce)
  const { data: found, isError, refetch } = useReconciliation(days, most)
  return (
    <div className="page reconciliation">
      <h1 className="sr-only">{say(text.title)}</h1>
      <Heading
        days={days}
        found={found}
        onChoose={({ first, last }) => setParams({ from: first, to: last })}
      />
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

/** Money that is older waits in suspense, so that these days show what is left to do. */
const usualDays = 30

/** Days of the address; the last thirty where it names none. */
function daysOf(params: URLSearchParams, today: Day): ChosenDays {
  const [first, last] = [findDay(params.get('from') ?? ''), findDay(params.get('to') ?? '')]
  return first !== null && last !== null && first <= last
    ? { first, last }
    : { first: addDays(today, 1 - usualDays), last: today }
}

import type { Days } from '#platform/pure/calendar/days.ts'
import { useCounters } from '../cash/cash.queries.ts'
import { Counters } from '../cash/Counters.tsx'

/** The cash of each cashier on some days; nothing where none was taken. */
export function CashOfDays({ days }: { readonly days: Days }) {
  const { data, isError, refetch } = useCounters(days)
  if (isError) return <Counters counters={undefined} onRetry={() => void refetch()} />
  const counters = data?.counters.filter(
    ({ taken, takenBack, toBank, difference, balance }) =>
      taken + takenBack + toBank + Math.abs(difference) + Math.abs(balance) > 0,
  )
  if (counters === undefined || counters.length === 0) return null
  return <Counters counters={counters} onRetry={undefined} />
}

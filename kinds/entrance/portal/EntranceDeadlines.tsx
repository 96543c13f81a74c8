import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { Deadlines } from '#features/dashboard/portal/Deadlines.tsx'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import { useOpenEntrances } from './entrance.queries.ts'
import { nearestFirst } from './nearest-first.ts'

/** Days to know for somebody who has applied for no entrance yet. */
export function EntranceDeadlines() {
  const today = useToday()
  const open = useOpenEntrances()
  const completed = useCompletedEnrollment()
  if (open.isPending || completed.isPending) return <StillWaiting />
  const openings = completed.data ? [] : nearestFirst(open.data ?? [], today)
  const more = openings.flatMap((opening) => {
    const day = nextDeadline(opening, today)
    const label = text[isRegularOn(opening, today) ? 'regular-ends' : 'applying-ends']
    return day === null ? [] : [{ label, values: { name: opening.name }, day }]
  })
  return <Deadlines entrances={[]} more={more} />
}

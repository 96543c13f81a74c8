import { addDays, type Day, dayInNepal, msInNepal } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/**
 * Time at which an entry is posted (ms since 1970): now, or the first minute after the closed days if its own day was closed
 * while it was on its way.
 */
export function postingMs(nowMs: number, closedUntil: Day | null): number {
  if (closedUntil === null || dayInNepal(nowMs) > closedUntil) return nowMs
  return msInNepal(addDays(closedUntil, 1), '00:00')
}

export type CloseRefusal = 'day-not-over' | 'day-closed' | 'sums-differ' | 'not-counted'

/** Days are closed once, when they are over, only if debits and credits are equal and the cash of each counter is counted. */
export function decideClose({
  lastDay,
  today,
  closedUntil,
  difference,
  isCounted,
}: {
  readonly lastDay: Day
  readonly today: Day
  readonly closedUntil: Day | null
  /** Debits less credits of the days, in paisa. */
  readonly difference: number
  readonly isCounted: boolean
}): Decision<CloseRefusal> {
  if (lastDay >= today) return refuse('day-not-over')
  if (closedUntil !== null && lastDay <= closedUntil) return refuse('day-closed')
  if (difference !== 0) return refuse('sums-differ')
  return isCounted ? allowed : refuse('not-counted')
}

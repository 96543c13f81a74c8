import type { Day } from '#platform/pure/calendar/day.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { isEntranceOpen, nextDeadline } from '../rules/fee.ts'

/** Entrances one can still apply for, the one whose fee rises or that closes soonest first. */
export function nearestFirst(
  openings: readonly EntranceOpening[],
  today: Day,
): readonly EntranceOpening[] {
  const until = (opening: EntranceOpening) => nextDeadline(opening, today) ?? '9'
  return openings
    .filter((opening) => isEntranceOpen(opening, today))
    .toSorted((one, other) => until(one).localeCompare(until(other)))
}

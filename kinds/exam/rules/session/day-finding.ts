import type { Day } from '#platform/pure/calendar/day.ts'
import { isOpenOn, type Window } from '#platform/pure/calendar/window.ts'
import {
  type ClosedDays,
  closedDayFinding,
  closedDayFindings,
} from '#features/next-year/rules/facts.ts'

export const sessionDayFindings = [...closedDayFindings, 'outside-year'] as const

export type SessionDay = {
  readonly day: Day
  /** Something ends or is held on it: the university should be open. */
  readonly isOpenDay: boolean
  /** It belongs into the academic year of the session; retotaling may follow after it. */
  readonly isOfYear: boolean
}

type Calendar = { readonly closed: ClosedDays; readonly year: Window }

/** Why a day of an exam session should be looked at; null: nothing speaks against it. */
export function findDayFinding(
  { day, isOpenDay, isOfYear }: SessionDay,
  { closed, year }: Calendar,
): (typeof sessionDayFindings)[number] | null {
  const found = isOpenDay ? closedDayFinding(day, closed) : null
  return found ?? (isOfYear && !isOpenOn(year, day) ? 'outside-year' : null)
}

import type { Day } from '#platform/pure/calendar/day.ts'
import type { Window } from '#platform/pure/calendar/window.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { AcademicReference, Academics, Application } from '#features/applying/rules/facts.ts'
import type { Criteria } from './criteria.ts'

/** A scholarship that may be applied for (SPEC §3 Open scholarship). */
export type ScholarshipOpening = {
  readonly id: number
  readonly name: string
  readonly academics: Academics
  readonly semester: AcademicReference | null
  /** DateFrom and DateTo, both days included. */
  readonly window: Window
  readonly amount: Money
  /** Number of seats; null: no limit. */
  readonly seats: number | null
  readonly criteria: Criteria
}

/** A student's application for a scholarship (SPEC §3 Scholarship application). */
export type ScholarshipApplication = Omit<Application, 'paying'> & {
  readonly amount: Money
  /** Awarded amount; null before an award. */
  readonly awarded: Money | null
  /** Part of the award that has paid fees. */
  readonly setOff: Money
  /** Why it was declined; '' where it was not. */
  readonly reason: string
}

/** In the list of students until its last day, before its first day too; without a last day it is not. */
export function isListedOn(
  { window: { to } }: Pick<ScholarshipOpening, 'window'>,
  today: Day,
): boolean {
  return to !== null && today <= to
}

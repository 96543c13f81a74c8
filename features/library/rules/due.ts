import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'

/** What a student owes for a copy that came back late. */
export type OwedFine = {
  readonly id: number
  readonly title: string
  readonly daysLate: number
  readonly amount: Money
}

/** A copy that is kept at the library for who waited for it. */
export type KeptBook = { readonly id: number; readonly title: string; readonly until: Day }

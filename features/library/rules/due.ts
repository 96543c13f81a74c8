import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'

/** Unpaid fine of a student for a copy returned late. */
export type OwedFine = {
  readonly id: number
  readonly title: string
  readonly daysLate: number
  readonly amount: Money
}

/** A copy reserved at the library for a student who waited for it. */
export type HeldBook = { readonly id: number; readonly title: string; readonly until: Day }

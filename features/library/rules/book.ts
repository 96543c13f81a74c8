import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'

/** A copy that a student has from the library (SPEC §3 Book); '' and null where the library sent no value. */
export type Book = {
  readonly id: number
  readonly name: string
  readonly author: string
  readonly isbn: string
  /** The copy's accession number. */
  readonly code: string
  readonly publisher: string
  readonly issuedOn: Day | null
  readonly dueOn: Day | null
  readonly renewedOn: Day | null
}

export type DueStatus =
  | { readonly is: 'overdue' | 'due-soon' | 'active'; readonly days: number }
  | { readonly is: 'due-today' | 'unknown' }

const soonDays = 3

/** By the days to the due date on Nepal's day: negative, 0, 1 to 3, above 3; unknown without a date (SPEC §4, §9). */
export function dueStatus({ dueOn }: Pick<Book, 'dueOn'>, today: Day): DueStatus {
  if (dueOn === null) return { is: 'unknown' }
  const days = daysBetween(today, dueOn)
  if (days < 0) return { is: 'overdue', days: -days }
  if (days === 0) return { is: 'due-today' }
  return { is: days <= soonDays ? 'due-soon' : 'active', days }
}

/** Orders books by due day, the soonest first; without a day last. */
export function soonestDue(books: readonly Book[]): readonly Book[] {
  return books.toSorted((one, other) =>
    (one.dueOn ?? '9999-12-31').localeCompare(other.dueOn ?? '9999-12-31'),
  )
}

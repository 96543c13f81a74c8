import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import { type Book, type DueStatus, dueStatus } from './book.ts'
import type { HeldBook, OwedFine } from './due.ts'

/** Facts of the library's line on the dashboard. */
export type LibraryLine = {
  readonly count: number
  /** Day and status of the book that is due first; null without a book that has a day. */
  readonly first: { readonly day: Day; readonly status: DueStatus } | null
  readonly late: number
  readonly owed: Money
  readonly held: number
}

/** Null when the student has nothing from the library, owes it nothing and waits for nothing. */
export function libraryLine(
  at: {
    readonly books: readonly Book[]
    readonly fines: readonly OwedFine[]
    readonly held: readonly HeldBook[]
  },
  today: Day,
): LibraryLine | null {
  const { books, fines, held } = at
  if (books.length === 0 && fines.length === 0 && held.length === 0) return null
  const due = books.flatMap(({ dueOn }) => dueOn ?? []).toSorted()
  const [day] = due
  return {
    count: books.length,
    first: day === undefined ? null : { day, status: dueStatus({ dueOn: day }, today) },
    late: due.filter((each) => each < today).length,
    owed: paisa(fines.reduce((sum, { amount }) => sum + amount, 0)),
    held: held.length,
  }
}

/** True while something of it waits on the student today: a late book, one due today, a fine, or a book to take. */
export function waitsOnReader({ first, owed, held }: LibraryLine): boolean {
  return first?.status.is === 'overdue' || first?.status.is === 'due-today' || owed > 0 || held > 0
}

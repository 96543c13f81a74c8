/**
 * The university's books as the model keeps them: entries of signed amounts in whole paisa, debits positive. It lasts as long
 * as the database does, so that the sums of an account and of a day are those of every sequence until now.
 */
export type Account =
  | 'bank'
  | 'cash'
  | 'cash-difference'
  | 'charges'
  | 'fees'
  | 'khalti'
  | 'suspense'
  | 'unclaimed'

export type Amounts = Partial<Record<Account, number>>

export type Book = {
  readonly accounts: Map<Account, number>
  readonly days: Map<string, DaySums>
  /** Counters by the person whose it is. */
  readonly counters: Map<number, Counter>
  closedUntil: string | null
}

/** Cash by the books, and the days of the entries that no count includes. */
export type Counter = { cash: number; readonly uncountedDays: string[] }

export type DaySums = { readonly transactions: number; readonly debit: number }

const nepalMs = (5 * 60 + 45) * 60_000
const dayMs = 24 * 3_600_000

export function newBook(): Book {
  return { accounts: new Map(), days: new Map(), counters: new Map(), closedUntil: null }
}

/** `2026-11-27`, some days earlier or later. */
export function dayAt(nowMs: number, later = 0): string {
  return new Date(nowMs + nepalMs + later * dayMs).toISOString().slice(0, 10)
}

export function enter(book: Book, nowMs: number, amounts: Amounts): void {
  const lines = linesOf(amounts)
  for (const [account, amount] of lines)
    book.accounts.set(account, (book.accounts.get(account) ?? 0) + amount)
  const day = dayAt(nowMs)
  const { transactions, debit } = book.days.get(day) ?? { transactions: 0, debit: 0 }
  const debits = lines.filter(([, amount]) => amount > 0)
  book.days.set(day, {
    transactions: transactions + 1,
    debit: debits.reduce((sum, [, amount]) => sum + amount, debit),
  })
}

export function linesOf(amounts: Amounts): [Account, number][] {
  return Object.entries(amounts).filter(([, amount]) => amount !== 0) as [Account, number][]
}

/** A close of the days that are open until one of them: null if it is refused, else their sums. */
export function expectedClose(
  { closedUntil, counters, days }: Book,
  last: string,
  nowMs: number,
): DaySums | null {
  if (last >= dayAt(nowMs)) return null
  if (closedUntil !== null && last <= closedUntil) return null
  const uncounted = [...counters.values()].flatMap(({ uncountedDays }) => uncountedDays)
  if (uncounted.some((day) => day <= last)) return null
  const open = [...days].filter(([day]) => day <= last && day > (closedUntil ?? ''))
  return {
    transactions: open.reduce((sum, [, { transactions }]) => sum + transactions, 0),
    debit: open.reduce((sum, [, { debit }]) => sum + debit, 0),
  }
}

import { type Money, paisa, rupees } from '#platform/pure/money/money.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** Values of the notes and coins in use, in rupees, the largest first. */
export const denominations = [1_000, 500, 100, 50, 20, 10, 5, 2, 1] as const
export type Denomination = (typeof denominations)[number]

/** Number of notes and coins of each value; absent: none. */
export type Notes = Readonly<Partial<Record<Denomination, number>>>

const mostNotes = 100_000

export function isNoteCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0 && n <= mostNotes
}

export function sumOfNotes(notes: Notes): Money {
  return paisa(denominations.reduce((sum, value) => sum + rupees(value) * (notes[value] ?? 0), 0))
}

/** Decides if a count is stored. `shown`: the amount of the ledger that the cashier compared with. */
export function decideCount({
  counted,
  expected,
  shown,
  reason,
}: {
  readonly counted: Money
  readonly expected: Money
  readonly shown: Money
  readonly reason: string
}): Decision<'counter-changed' | 'reason-missing'> {
  if (shown !== expected) return refuse('counter-changed')
  return counted === expected || reason !== '' ? allowed : refuse('reason-missing')
}

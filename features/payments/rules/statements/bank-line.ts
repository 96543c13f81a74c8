import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'

/** A line of an imported statement. */
export type BankLine = {
  readonly id: number
  readonly number: string
  readonly day: Day
  readonly amount: Money
  readonly remarks: string
  /** Another voucher was approved against it, or it was placed to a student. */
  readonly isUsed: boolean
}

export type Period = { readonly first: Day; readonly last: Day }

/**
 * Result for a voucher in the bank statements: its line, no line in a statement of its day, or no statement of its day;
 * `awaited`: the university imports statements, so one may still come.
 */
export type BankWord =
  | { readonly is: 'line'; readonly line: BankLine }
  | { readonly is: 'no-line' }
  | { readonly is: 'no-statement'; readonly awaited: boolean }

type Claimed = { readonly amount: Money; readonly day: Day | null }

/** Days a branch may take to post a deposit. */
export const branchDays = 3

/** `lines`: those with the number of the voucher. */
export function bankWordOf(
  voucher: Claimed,
  lines: readonly BankLine[],
  periods: readonly Period[],
): BankWord {
  const line = bestLine(voucher, lines)
  if (line !== null) return { is: 'line', line }
  const { day } = voucher
  const isCovered = day !== null && periods.some(({ first, last }) => first <= day && day <= last)
  return isCovered ? { is: 'no-line' } : { is: 'no-statement', awaited: periods.length > 0 }
}

/** True if the bank's day and the day on the slip are too far apart to be the same deposit. */
export function isOtherDay(one: Day | null, other: Day): boolean {
  return one !== null && Math.abs(daysBetween(one, other)) > branchDays
}

/** Free before used, the same amount before another, then the nearest day, then as they were imported. */
function bestLine(voucher: Claimed, lines: readonly BankLine[]): BankLine | null {
  const rank = ({ isUsed, amount, day, id }: BankLine) => [
    Number(isUsed),
    Number(amount !== voucher.amount),
    voucher.day === null ? 0 : Math.abs(daysBetween(voucher.day, day)),
    id,
  ]
  const ranked = lines.map((line) => ({ line, rank: rank(line) }))
  const [best] = ranked.toSorted((one, other) => compare(one.rank, other.rank))
  return best?.line ?? null
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, index) => each !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

import type { Money } from '#platform/pure/money/money.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { CheckedStatement, LineProblem, NewBankLine } from '#features/payments/rules/facts.ts'

export type NewSettlementLine = {
  /** Line in the file, from 1. */
  readonly line: number
  readonly number: string
  readonly day: Day
  readonly amount: Money
  /** Part of the amount that the wallet keeps. */
  readonly charge: Money
}

/** The transactions of a wallet's file, and what is wrong with its rows besides what is wrong in any statement. */
export function settlementLines({ lines }: Pick<CheckedStatement, 'lines'>): {
  readonly lines: readonly NewSettlementLine[]
  readonly problems: readonly LineProblem[]
} {
  const seen = new Set<string>()
  const good: NewSettlementLine[] = []
  const problems: LineProblem[] = []
  for (const row of lines) {
    const { line, day, amount, charge } = row
    const number = row.number.trim()
    const is = problemOf(row, seen)
    seen.add(number)
    if (is === null && charge !== null) good.push({ line, number, day, amount, charge })
    else problems.push({ line, is: is ?? 'bad-charge', value: number })
  }
  return { lines: good, problems }
}

function problemOf(
  { number, amount, charge }: NewBankLine,
  seen: ReadonlySet<string>,
): LineProblem['is'] | null {
  if (number.trim() === '') return 'no-number'
  if (seen.has(number.trim())) return 'twice'
  return charge === null || charge > amount ? 'bad-charge' : null
}

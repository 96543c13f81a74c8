import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { normalReference } from './reconcile.ts'
import { readRows, type StatementProblem, type StatementRow } from './statement.ts'

/** A statement is read whole: what a request may carry (1 MB as base64), and lines a person could still look through. */
export const statementMaxBytes = 700_000
export const statementMaxLines = 10_000
const longestNumber = 80
const longestRemarks = 500

/** A line of the bank that brought money, as it is kept. */
export type NewBankLine = {
  readonly line: number
  readonly number: string
  readonly numberKey: string
  readonly day: Day
  readonly amount: Money
  readonly remarks: string
}

export type LineProblemReason =
  | 'no-number'
  | 'too-long'
  | 'bad-amount'
  | 'no-day'
  | 'future-day'
  | 'repeats'
  | 'known'

/** What is wrong with a row of the file, and the value that is. */
export type LineProblem = {
  readonly line: number
  readonly is: LineProblemReason
  readonly value: string
}

export type CheckedStatement = {
  readonly lines: readonly NewBankLine[]
  readonly problems: readonly LineProblem[]
  /** From the first to the last day of any row, also of those that brought no money; null where no row has a day. */
  readonly days: { readonly first: Day; readonly last: Day } | null
}

/** Every line that brought money, and everything that is wrong in the file. */
export function checkStatement(
  text: string,
  today: Day,
): CheckedStatement | Extract<StatementProblem, { is: 'no-columns' }> {
  const rows = readRows(text, ['day', 'reference', 'amount'])
  if ('is' in rows) return rows
  const lines: NewBankLine[] = []
  const problems: LineProblem[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    if (row.amount === 'none') continue
    const line = lineOf(row, today)
    if ('is' in line) problems.push(line)
    else if (seen.has(lineKey(line)))
      problems.push({ line: row.line, is: 'repeats', value: line.number })
    else {
      seen.add(lineKey(line))
      lines.push(line)
    }
  }
  return { lines, problems, days: daysOf(rows) }
}

/** What makes two lines the same one. */
export function lineKey(line: {
  readonly numberKey: string
  readonly day: string
  readonly amount: number
}): string {
  return `${line.numberKey} ${line.day} ${line.amount}`
}

function lineOf(row: StatementRow, today: Day): NewBankLine | LineProblem {
  const { line, reference: number, amount, day, remarks, typed } = row
  const wrong = (is: LineProblemReason, value: string) => ({ line, is, value })
  const numberKey = normalReference(number)
  if (numberKey === '') return wrong('no-number', number)
  if (number.length > longestNumber || remarks.length > longestRemarks)
    return wrong('too-long', number.length > longestNumber ? number : remarks)
  if (typeof amount === 'string') return wrong('bad-amount', typed.amount)
  if (day === null) return wrong('no-day', typed.day)
  if (day > today) return wrong('future-day', typed.day)
  return { line, number, numberKey, day, amount, remarks }
}

function daysOf(rows: readonly StatementRow[]): CheckedStatement['days'] {
  const days = rows.flatMap(({ day }) => (day === null ? [] : [day]))
  const [first] = days
  if (first === undefined) return null
  const span = { first, last: first }
  for (const day of days) {
    if (day < span.first) span.first = day
    if (day > span.last) span.last = day
  }
  return span
}

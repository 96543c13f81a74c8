import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import {
  mappingOf,
  type NoSheet,
  readSheet,
  type StatementMapping,
  type StatementSheet,
} from './statement.ts'
import { type LeftOutReason, type StatementRow } from './statement-rows.ts'
import { type StatementCheck, statementChecks } from './statement-checks.ts'
import { columnWith, type Fixes } from './statement-fixes.ts'
import type { ColumnRole } from './statement-columns.ts'
import type { DecidedDays } from './statement-days.ts'

/** A statement is read whole: what a request may carry (1 MB as base64), and lines a person could still look through. */
export const statementMaxBytes = 700_000
export const statementMaxLines = 10_000
const longestNumber = 80
const longestRemarks = 500

/** A line of the bank that brought money, as it is stored. */
export type NewBankLine = {
  readonly line: number
  /** '' where the bank gives none: it waits to be reconciled by amount and day. */
  readonly number: string
  readonly numberKey: string
  readonly day: Day
  readonly amount: Money
  readonly remarks: string
  /** From 1: equal deposits of one day are several. */
  readonly occurrence: number
  /** Deducted by a wallet; 0 without such a column, null: not an amount. */
  readonly charge: Money | null
}

export type LineProblemReason =
  | 'too-long'
  | 'bad-amount'
  | 'no-day'
  | 'future-day'
  | 'known'
  | 'no-number'
  | 'twice'
  | 'bad-charge'

/** Problem of a row in the file, with the wrong value. */
export type LineProblem = {
  readonly line: number
  readonly is: LineProblemReason
  readonly value: string
}

/** Rows and sums of a file, as its preview counts them. */
export type StatementCounts = {
  readonly read: number
  readonly deposits: { readonly n: number; readonly sum: Money }
  readonly leftOut: Readonly<
    Partial<Record<LeftOutReason, { readonly n: number; readonly sum: Money }>>
  >
  readonly withoutNumber: number
}

export type CheckedStatement = {
  readonly lines: readonly NewBankLine[]
  readonly problems: readonly LineProblem[]
  /** From the first to the last day of any row, also of those that brought no money; null where no row has a day. */
  readonly period: { readonly first: Day; readonly last: Day } | null
  readonly days: DecidedDays
  readonly columns: readonly {
    readonly heading: string
    readonly role: ColumnRole
    readonly sample: string
  }[]
  readonly mapping: StatementMapping
  readonly counts: StatementCounts
  readonly checks: readonly StatementCheck[]
  /** Place of the cell that a problem is in, from 0; null where no other value would help. */
  readonly columnOf: (problem: LineProblem) => number | null
}

/** Every line that brought money, and everything that is wrong in the file. */
export function checkStatement(
  text: string,
  at: {
    readonly today: Day
    /** Account number of the university, to be compared with the one above the rows. */
    readonly account: string
    readonly mapping?: StatementMapping | undefined
    readonly fixes?: Fixes | undefined
  },
): CheckedStatement | NoSheet {
  const sheet = readSheet(text, { needed: ['day', 'money'], ...at })
  if ('is' in sheet) return sheet
  // Days that may be read in several ways are asked for first: until then no line has a day.
  const rows = sheet.days.is === 'several' ? [] : sheet.rows
  const read = rows.flatMap((row) => (row.money.is === 'in' ? [lineOf(row, at.today)] : []))
  const lines = withOccurrences(read.filter(isLine))
  const bad = sheet.rows.flatMap(({ line, money }) =>
    money.is === 'bad' ? [{ line, is: 'bad-amount' as const, value: money.typed }] : [],
  )
  const problems = [...read.filter(isProblem), ...bad]
  return {
    lines,
    problems: problems.toSorted((one, other) => one.line - other.line),
    period: periodOf(sheet.rows),
    days: sheet.days,
    columns: columnsOf(sheet),
    mapping: mappingOf(sheet),
    counts: countsOf(sheet.rows, lines),
    checks: statementChecks(sheet, at.account),
    columnOf: columnsIn(sheet),
  }
}

/** Columns in which a problem can be corrected; the others can only be left out. */
const correctedIn: Readonly<Partial<Record<LineProblemReason, readonly ColumnRole[]>>> = {
  'too-long': ['number', 'remarks'],
  'bad-amount': ['deposit', 'withdrawal', 'amount', 'side'],
  'no-day': ['day'],
  'future-day': ['day'],
  'no-number': ['number'],
  'bad-charge': ['charge'],
}

function columnsIn({ columns, body }: StatementSheet): CheckedStatement['columnOf'] {
  const cellsOf = new Map(body.map(({ line, cells }) => [line, cells]))
  return ({ line, is, value }) =>
    columnWith(value, correctedIn[is] ?? [], { columns, cells: cellsOf.get(line) ?? [] })
}

/** Two lines with the same key are the same line. */
export function lineKey(line: {
  readonly numberKey: string
  readonly day: string
  readonly amount: number
  readonly occurrence: number
}): string {
  return `${line.numberKey} ${line.day} ${line.amount} ${line.occurrence}`
}

type ReadLine = Omit<NewBankLine, 'occurrence'>

function isProblem(read: ReadLine | LineProblem): read is LineProblem {
  return 'is' in read
}

function isLine(read: ReadLine | LineProblem): read is ReadLine {
  return !('is' in read)
}

function lineOf(row: StatementRow, today: Day): ReadLine | LineProblem {
  const { line, number, money, day, remarks, typedDay, charge } = row
  const wrong = (is: LineProblemReason, value: string) => ({ line, is, value })
  if (number.length > longestNumber || remarks.length > longestRemarks)
    return wrong('too-long', number.length > longestNumber ? number : remarks)
  if (day === null) return wrong('no-day', typedDay)
  if (day > today) return wrong('future-day', typedDay)
  const amount = money.is === 'bad' ? paisa(0) : money.amount
  return { line, number, numberKey: slipKey(number), day, amount, remarks, charge }
}

function withOccurrences(lines: readonly ReadLine[]): readonly NewBankLine[] {
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const key = lineKey({ ...line, occurrence: 0 })
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    return { ...line, occurrence }
  })
}

function countsOf(rows: readonly StatementRow[], lines: readonly NewBankLine[]): StatementCounts {
  const sums = new Map<LeftOutReason, { n: number; sum: Money }>()
  for (const { money } of rows) {
    if (money.is !== 'left-out') continue
    const { n, sum } = sums.get(money.why) ?? { n: 0, sum: paisa(0) }
    sums.set(money.why, { n: n + 1, sum: paisa(sum + money.amount) })
  }
  return {
    read: rows.length,
    deposits: {
      n: lines.length,
      sum: paisa(lines.reduce((total, { amount }) => total + amount, 0)),
    },
    leftOut: Object.fromEntries(sums),
    withoutNumber: lines.filter(({ numberKey }) => numberKey === '').length,
  }
}

/** Each heading with its role and the first value below it. */
function columnsOf({ headings, columns, samples }: StatementSheet): CheckedStatement['columns'] {
  return headings.map((heading, at) => ({
    heading,
    role: columns[at] ?? 'ignored',
    sample: samples[at] ?? '',
  }))
}

function periodOf(rows: readonly StatementRow[]): CheckedStatement['period'] {
  const days = rows.flatMap(({ day }) => (day === null ? [] : [day])).toSorted()
  const [first] = days
  const last = days.at(-1)
  return first === undefined || last === undefined ? null : { first, last }
}

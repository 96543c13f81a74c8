import type { Day } from '#platform/pure/calendar/day.ts'
import {
  type CsvProblem,
  type CsvRow,
  isCsvProblem,
  otherWidth,
  parseCsv,
} from '#platform/pure/csv.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import { type CellAmount, readAmount, type Side, sideOf } from './statement-amounts.ts'
import {
  type ColumnRole,
  type Columns,
  headingKey,
  missingRoles,
  type NeededRole,
  numberRank,
  rolesOf,
} from './statement-columns.ts'
import { type DayFormat, type DecidedDays, decideDays, readDay } from './statement-days.ts'
import { normalReference } from './reconcile.ts'

/** The headings stand in one of the first rows of a file. */
const headingWithin = 40

/** How a file is read where a person has chosen it: roles by heading, and the format of its days. */
export type StatementMapping = {
  readonly columns: Readonly<Record<string, ColumnRole>>
  readonly days: DayFormat | null
}

/** A row that moved no money, or not in this way, and why it is left out. */
export const leftOutReasons = ['withdrawal', 'no-money', 'total', 'status', 'currency'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A row of the file, read where it can be. */
export type StatementRow = {
  readonly line: number
  readonly number: string
  readonly day: Day | null
  readonly remarks: string
  readonly balance: Money | null
  readonly money:
    | { readonly is: Side; readonly amount: Money }
    | { readonly is: 'left-out'; readonly why: LeftOutReason; readonly amount: Money }
    | { readonly is: 'bad'; readonly typed: string }
  readonly typedDay: string
}

export type StatementSheet = {
  /** Line of the row of headings, from 1. */
  readonly headingLine: number
  readonly headings: readonly string[]
  readonly columns: Columns
  readonly days: DecidedDays
  readonly rows: readonly StatementRow[]
  /** The first value below each heading, to recognise the column by. */
  readonly samples: readonly string[]
  /** Cells above the headings, such as the account number. */
  readonly above: readonly CsvRow[]
}

export type NoSheet =
  | {
      readonly is: 'no-columns'
      readonly missing: readonly NeededRole[]
      readonly headings: readonly string[]
      readonly columns: Columns
      readonly samples: readonly string[]
    }
  | { readonly is: 'broken'; readonly problem: CsvProblem }

/**
 * A bank's statement as the bank writes it. The row of headings is looked for in the first 40 rows: the one that names most of
 * what is needed. `mapping`: what a person chose for columns and days.
 */
export function readSheet(
  text: string,
  at: {
    readonly needed: readonly NeededRole[]
    readonly today: Day
    readonly mapping?: StatementMapping | undefined
  },
): StatementSheet | NoSheet {
  const all = parseCsv(text)
  if (isCsvProblem(all)) return { is: 'broken', problem: all }
  const chosen = at.mapping?.columns ?? {}
  const place = headingPlace(all, chosen)
  const heading = all[place]
  if (heading === undefined)
    return { is: 'no-columns', missing: at.needed, headings: [], columns: [], samples: [] }
  const columns = rolesOf(heading.cells, chosen)
  const body = all.slice(place + 1)
  const missing = missingRoles(columns, at.needed)
  if (missing.length > 0) {
    const samples = samplesOf(heading, body)
    return { is: 'no-columns', missing, headings: heading.cells, columns, samples }
  }
  const wrong = otherWidth(heading, body)
  if (wrong !== null) return { is: 'broken', problem: wrong }
  return sheetOf({ heading, columns, body, above: all.slice(0, place) }, at)
}

function sheetOf(
  file: {
    readonly heading: CsvRow
    readonly columns: Columns
    readonly body: readonly CsvRow[]
    readonly above: readonly CsvRow[]
  },
  { today, mapping }: { readonly today: Day; readonly mapping?: StatementMapping | undefined },
): StatementSheet {
  const { heading, columns, body, above } = file
  const dayAt = columns.indexOf('day')
  const texts = dayAt < 0 ? [] : body.map(({ cells }) => cells[dayAt] ?? '')
  const decided = decideDays(texts, today)
  const format = formatOf(decided, mapping?.days ?? null)
  const readers = { columns, numbers: numberPlaces(heading.cells, columns), format }
  return {
    headingLine: heading.line,
    headings: heading.cells,
    columns,
    days: format === null ? decided : { is: 'decided', format },
    rows: body.map((row) => readRow(row, readers)),
    samples: samplesOf(heading, body),
    above,
  }
}

/** The first value below each heading. */
function samplesOf({ cells: headings }: CsvRow, body: readonly CsvRow[]): readonly string[] {
  return headings.map(
    (_, at) => body.map(({ cells }) => cells[at] ?? '').find((cell) => cell !== '') ?? '',
  )
}

/** A chosen or remembered format counts where more than one fits; a file that fits one format only is read by that. */
function formatOf(decided: DecidedDays, chosen: DayFormat | null): DayFormat | null {
  if (decided.is === 'decided') return decided.format
  return chosen !== null && decided.formats.includes(chosen) ? chosen : null
}

/** The row that names most roles; the first of several. Without any, the first row with three filled cells. */
function headingPlace(rows: readonly CsvRow[], chosen: StatementMapping['columns']): number {
  const near = rows.slice(0, headingWithin)
  const named = near.map(({ cells }) => {
    const roles = new Set(rolesOf(cells, chosen))
    roles.delete('ignored')
    return roles.size
  })
  const most = Math.max(0, ...named)
  if (most >= 2) return named.indexOf(most)
  return near.findIndex(({ cells }) => cells.filter((cell) => cell !== '').length >= 2)
}

/** Places of the number columns, the one that counts first in front. */
function numberPlaces(cells: readonly string[], columns: Columns): readonly number[] {
  return cells
    .map((cell, at) => ({ at, rank: numberRank(cell) }))
    .filter(({ at }) => columns[at] === 'number')
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ at }) => at)
}

type Readers = {
  readonly columns: Columns
  readonly numbers: readonly number[]
  readonly format: DayFormat | null
}

function readRow({ line, cells }: CsvRow, { columns, numbers, format }: Readers): StatementRow {
  const cell = (role: ColumnRole) => cells[columns.indexOf(role)] ?? ''
  const typedDay = cell('day')
  const balance = readAmount(cell('balance'))
  const filled = numbers.map((at) => cells[at] ?? '').filter((each) => normalReference(each) !== '')
  const day = format === null ? null : readDay(typedDay, format)
  return {
    line,
    number: filled[0] ?? '',
    day,
    remarks: cell('remarks'),
    balance: typeof balance === 'string' ? null : signed(balance),
    money: moneyOf(cell, { isTotal: typedDay === '' && cells.some(isTotalWord) }),
    typedDay,
  }
}

function signed({ amount, side }: Exclude<CellAmount, string>): Money {
  return side === 'out' ? paisa(0 - amount) : amount
}

const totalWords =
  /\b(total|closing balance|opening balance|brought forward|carried forward|b\/f|c\/f)\b/i

function isTotalWord(cell: string): boolean {
  return totalWords.test(cell) || /^(कुल )?जम्मा$/.test(cell)
}

function moneyOf(
  cell: (role: ColumnRole) => string,
  { isTotal }: { readonly isTotal: boolean },
): StatementRow['money'] {
  const read = movedMoney(cell)
  if (read.is === 'bad') return isTotal ? leftOut('total', paisa(0)) : read
  const amount = read.is === 'none' ? paisa(0) : read.amount
  if (isTotal) return leftOut('total', amount)
  if (read.is === 'none') return leftOut('no-money', amount)
  if (/fail|revers|cancel|pending|reject|return/i.test(cell('status')))
    return leftOut('status', amount)
  const currency = cell('currency').toUpperCase()
  if (currency !== '' && !['NPR', 'RS', 'RS.', 'NRS'].includes(currency))
    return leftOut('currency', amount)
  return read.is === 'in' ? read : leftOut('withdrawal', amount)
}

function leftOut(why: LeftOutReason, amount: Money): StatementRow['money'] {
  return { is: 'left-out', why, amount }
}

type Moved =
  | { readonly is: Side; readonly amount: Money }
  | { readonly is: 'none' }
  | { readonly is: 'bad'; readonly typed: string }

/** The amount with its side: by its own column, by the column beside it, by suffix or sign; plain amounts came in. */
function movedMoney(cell: (role: ColumnRole) => string): Moved {
  const [deposit, withdrawal, amount] = (['deposit', 'withdrawal', 'amount'] as const).map((role) =>
    readAmount(cell(role)),
  )
  if (deposit === 'bad') return { is: 'bad', typed: cell('deposit') }
  if (withdrawal === 'bad') return { is: 'bad', typed: cell('withdrawal') }
  if (amount === 'bad') return { is: 'bad', typed: cell('amount') }
  if (typeof deposit === 'object')
    return typeof withdrawal === 'object'
      ? { is: 'bad', typed: `${cell('deposit')} / ${cell('withdrawal')}` }
      : { is: deposit.side ?? 'in', amount: deposit.amount }
  if (typeof withdrawal === 'object') return { is: 'out', amount: withdrawal.amount }
  if (typeof amount !== 'object') return { is: 'none' }
  const beside = cell('side')
  const side = sideOf(beside)
  if (beside !== '' && side === null) return { is: 'bad', typed: `${cell('amount')} ${beside}` }
  if (side === 'out' || amount.side === 'out') return { is: 'out', amount: amount.amount }
  return { is: 'in', amount: amount.amount }
}

/** One line of a provider's or bank's statement that brought money. */
export type StatementLine = {
  /** Line in the file, from 1. */
  readonly line: number
  readonly reference: string
  readonly amount: Money
  readonly day: Day | null
}

export type StatementProblem = NoSheet | { readonly is: 'bad-line'; readonly line: number }

/** The lines of a statement that brought money, each with its number, or what is wrong with it. Other rows are left out. */
export function readStatement(
  text: string,
  today: Day,
): readonly StatementLine[] | StatementProblem {
  const sheet = readSheet(text, { needed: ['number', 'money'], today })
  if ('is' in sheet) return sheet
  const lines: StatementLine[] = []
  for (const { line, number, money, day } of sheet.rows) {
    if (money.is === 'left-out') continue
    if (money.is === 'bad' || number === '') return { is: 'bad-line', line }
    lines.push({ line, reference: number, amount: money.amount, day })
  }
  return lines
}

/** Roles by heading as they were read, to be remembered for the next file of the same account. */
export function mappingOf({ headings, columns, days }: StatementSheet): StatementMapping {
  return {
    columns: Object.fromEntries(
      headings.map((heading, at) => [headingKey(heading), columns[at] ?? 'ignored']),
    ),
    days: days.is === 'decided' ? days.format : null,
  }
}

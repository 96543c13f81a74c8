import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { CsvRow } from '#platform/pure/text/csv.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import { type CellAmount, readAmount, type Side, sideOf } from './statement-amounts.ts'
import type { ColumnRole, Columns } from './statement-columns.ts'
import { type DayFormat, readDay } from './statement-days.ts'

/** A row that moved no money, or not in this way, and why it is left out. */
export const leftOutReasons = [
  'withdrawal',
  'no-money',
  'total',
  'status',
  'currency',
  'by-hand',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A row of the file, read where it can be. */
export type StatementRow = {
  readonly line: number
  readonly number: string
  readonly day: Day | null
  readonly remarks: string
  readonly balance: Money | null
  /** The part of the amount that a wallet deducts; 0 without such a column, null: not an amount. */
  readonly charge: Money | null
  readonly money:
    | { readonly is: Side; readonly amount: Money }
    | { readonly is: 'left-out'; readonly why: LeftOutReason; readonly amount: Money }
    | { readonly is: 'bad'; readonly typed: string }
  readonly typedDay: string
}

/** Columns, number columns and day format used to read the cells of a row. */
export type Readers = {
  readonly columns: Columns
  readonly numbers: readonly number[]
  readonly format: DayFormat | null
}

export function readRow(
  { line, cells }: CsvRow,
  { columns, numbers, format }: Readers,
): StatementRow {
  const cell = (role: ColumnRole) => cells[columns.indexOf(role)] ?? ''
  const typedDay = cell('day')
  const balance = readAmount(cell('balance'))
  const filled = numbers.map((at) => cells[at] ?? '').filter((each) => slipKey(each) !== '')
  const day = format === null ? null : readDay(typedDay, format)
  return {
    line,
    number: filled[0] ?? '',
    day,
    remarks: cell('remarks'),
    balance: typeof balance === 'string' ? null : signed(balance),
    charge: chargeOf(readAmount(cell('charge'))),
    money: moneyOf(cell, {
      isTotal: typedDay === '' && cells.some(isTotalWord),
      hasSide: columns.includes('side'),
    }),
    typedDay,
  }
}

/**
 * Finds amounts marked as incoming while the balance fell by them: they are no deposits, and the file has no column for
 * the side. The file may run up or down; the direction in which more rows add up decides.
 */
export function againstBalances(rows: readonly StatementRow[]): readonly StatementRow[] {
  const fallsIn = (ordered: readonly StatementRow[]) =>
    new Set(
      ordered.filter((row, at) => {
        const before = ordered[at - 1]?.balance ?? null
        return (
          row.money.is === 'in' &&
          row.balance !== null &&
          before !== null &&
          before - row.balance === row.money.amount
        )
      }),
    )
  const [down, up] = [fallsIn(rows), fallsIn(rows.toReversed())]
  const falls = risesIn(rows) >= risesIn(rows.toReversed()) ? down : up
  return rows.map((row) =>
    falls.has(row) && row.money.is === 'in'
      ? { ...row, money: { is: 'bad', typed: String(row.money.amount / 100) } }
      : row,
  )
}

/** Number of rows at which the balance rose by their amount. */
function risesIn(rows: readonly StatementRow[]): number {
  return rows.filter((row, at) => {
    const before = rows[at - 1]?.balance ?? null
    return (
      row.money.is === 'in' &&
      row.balance !== null &&
      before !== null &&
      row.balance - before === row.money.amount
    )
  }).length
}

function chargeOf(charge: CellAmount): Money | null {
  if (charge === 'none') return paisa(0)
  return charge === 'bad' ? null : charge.amount
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
  { isTotal, hasSide }: { readonly isTotal: boolean; readonly hasSide: boolean },
): StatementRow['money'] {
  const read = movedMoney(cell, hasSide)
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
function movedMoney(cell: (role: ColumnRole) => string, hasSide: boolean): Moved {
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
  if ((beside !== '' || hasSide) && side === null)
    return { is: 'bad', typed: `${cell('amount')} ${beside}` }
  if (side === 'out' || amount.side === 'out') return { is: 'out', amount: amount.amount }
  return { is: 'in', amount: amount.amount }
}

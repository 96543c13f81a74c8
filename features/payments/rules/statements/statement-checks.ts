import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { StatementSheet } from './statement.ts'
import type { StatementRow } from './statement-rows.ts'

/** Compares the file's account, total and balance with ours and with the lines read, and its lines with earlier files. */
export type StatementCheck =
  | { readonly is: 'account'; readonly agrees: boolean; readonly found: string }
  | { readonly is: 'total'; readonly agrees: boolean; readonly found: Money; readonly read: Money }
  | { readonly is: 'balance'; readonly agrees: boolean; readonly line: number }
  | {
      readonly is: 'earlier'
      readonly agrees: boolean
      /** Lines that were imported before and are not in this file. */
      readonly n: number
      readonly sum: Money
      /** The first of them: its number or remarks, and its ISO day; '' without one. */
      readonly number: string
      readonly day: string
    }

/** The account above the rows, the totals below them and the running balance, as far as the file has them. */
export function statementChecks(sheet: StatementSheet, account: string): readonly StatementCheck[] {
  return [accountCheck(sheet, account), totalCheck(sheet), balanceCheck(sheet)].filter(
    (check) => check !== null,
  )
}

/** A number of six digits or more beside a cell that speaks of the account. */
function accountCheck({ above }: StatementSheet, account: string): StatementCheck | null {
  for (const { cells } of above) {
    const at = cells.findIndex((cell) => /account\s*(no|number|#)|a\/c|खाता/i.test(cell))
    if (at < 0) continue
    const found = cells
      .slice(at)
      .map((cell) => /\d[\d\s-]{4,}\d/.exec(cell)?.[0] ?? '')
      .find(Boolean)
    if (found !== undefined)
      return { is: 'account', agrees: plain(found) === plain(account), found: found.trim() }
  }
  return null
}

function plain(number: string): string {
  return number.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase()
}

/** The largest total row beside the sum of the deposits: other totals are of withdrawals or balances. */
function totalCheck({ rows }: StatementSheet): StatementCheck | null {
  const totals = rows.flatMap(({ money }) =>
    money.is === 'left-out' && money.why === 'total' && money.amount > 0 ? [money.amount] : [],
  )
  const [found] = totals
  if (found === undefined) return null
  const read = rows.reduce((sum, { money }) => (money.is === 'in' ? sum + money.amount : sum), 0)
  return { is: 'total', agrees: found === read, found, read: paisa(read) }
}

type Balanced = { readonly line: number; readonly balance: Money; readonly change: number }

/** Each balance is the one before with what the row moved, whether the file runs up or down; the first row that is not. */
function balanceCheck({ rows }: StatementSheet): StatementCheck | null {
  const balanced = rows.flatMap((row) => {
    const change = changeOf(row)
    return row.balance === null || change === null
      ? []
      : [{ line: row.line, balance: row.balance, change }]
  })
  if (balanced.length < 2) return null
  const breaks = [breakIn(balanced), breakIn(balanced.toReversed())]
  const [line] = breaks
  return { is: 'balance', agrees: breaks.includes(null), line: line ?? 0 }
}

function breakIn(rows: readonly Balanced[]): number | null {
  const broken = rows.find((row, at) => {
    const before = rows[at - 1]
    return before !== undefined && before.balance + row.change !== row.balance
  })
  return broken?.line ?? null
}

function changeOf({ money }: StatementRow): number | null {
  if (money.is === 'in') return money.amount
  if (money.is !== 'left-out') return null
  if (money.why === 'withdrawal') return 0 - money.amount
  return money.why === 'no-money' ? 0 : null
}

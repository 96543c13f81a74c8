import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { parseCsv } from '#platform/pure/csv.ts'
import { type Money, rupees } from '#platform/pure/money/money.ts'

/** One line of a provider's or bank's statement that brought money. */
export type StatementLine = {
  /** Line in the file, from 1. */
  readonly line: number
  readonly reference: string
  readonly amount: Money
  readonly day: Day | null
}

export type StatementProblem =
  | { readonly is: 'no-columns'; readonly missing: readonly string[] }
  | { readonly is: 'bad-line'; readonly line: number }

/** A row of the file: what its cells say, read where they can be. `none`: the row brought no money. */
export type StatementRow = {
  readonly line: number
  readonly reference: string
  readonly amount: Money | 'none' | 'bad'
  readonly day: Day | null
  readonly remarks: string
  readonly typed: { readonly amount: string; readonly day: string }
}

/** Headings banks and Khalti use, compared in lower case without signs. */
const headings = {
  reference: [
    'transactionid',
    'transactionidx',
    'txnid',
    'trxid',
    'referenceid',
    'reference',
    'referenceno',
    'voucherno',
    'vouchernumber',
    'chequeno',
    'idx',
  ],
  amount: ['amount', 'credit', 'creditamount', 'deposit', 'creditnpr', 'amountnpr', 'amountrs'],
  day: ['date', 'transactiondate', 'txndate', 'valuedate', 'createdon', 'postdate'],
  remarks: ['remarks', 'description', 'particulars', 'narration', 'details'],
} as const
export type StatementColumn = keyof typeof headings

/** The rows of a statement file, or which of the columns it has to have are missing. */
export function readRows(
  text: string,
  needed: readonly StatementColumn[],
): readonly StatementRow[] | Extract<StatementProblem, { is: 'no-columns' }> {
  const [heading, ...rows] = parseCsv(text)
  const names = (heading?.cells ?? []).map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''))
  const column = (key: StatementColumn) =>
    names.findIndex((name) => headings[key].some((each) => each === name))
  const at = {
    reference: column('reference'),
    amount: column('amount'),
    day: column('day'),
    remarks: column('remarks'),
  }
  const missing = needed.filter((key) => at[key] < 0)
  if (missing.length > 0) return { is: 'no-columns', missing }
  return rows.map(({ line, cells }) => {
    const cell = (key: StatementColumn) => (cells[at[key]] ?? '').trim()
    return {
      line,
      reference: cell('reference'),
      amount: readAmount(cell('amount')),
      day: readDay(cell('day')),
      remarks: cell('remarks'),
      typed: { amount: cell('amount'), day: cell('day') },
    }
  })
}

/** The lines of a statement file that brought money, or what is wrong with it. Lines without an amount are left out. */
export function readStatement(text: string): readonly StatementLine[] | StatementProblem {
  const rows = readRows(text, ['reference', 'amount'])
  if ('is' in rows) return rows
  const lines: StatementLine[] = []
  for (const { line, reference, amount, day } of rows) {
    if (amount === 'none') continue
    if (amount === 'bad' || reference === '') return { is: 'bad-line', line }
    lines.push({ line, reference, amount, day })
  }
  return lines
}

/** `Rs. 1,500.00` as Money; 'none' for an empty or zero cell. */
function readAmount(text: string): Money | 'none' | 'bad' {
  const plain = text.replaceAll(/(rs\.?|npr|,|\s)/gi, '')
  if (plain === '' || plain === '-') return 'none'
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return 'bad'
  const amount = rupees(Number(plain))
  return amount === 0 ? 'none' : amount
}

/** `2026-11-20…`, `20/11/2026` or `20-11-2026`. */
function readDay(text: string): Day | null {
  const european = /^(\d{2})[/-](\d{2})[/-](\d{4})/.exec(text)
  return european === null ? findDay(text) : findDay(`${european[3]}-${european[2]}-${european[1]}`)
}

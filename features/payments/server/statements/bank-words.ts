import { slipKey } from '#platform/pure/text/slip-key.ts'
import { finalOutcomes } from './line-suspense.ts'
import { isInLedger } from './line-use.ts'
import { sql } from 'kysely'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  type BankLine,
  type BankWord,
  bankWordOf,
  type Period,
} from '#features/payments/rules/statements/bank-line.ts'

/** Facts a student typed off a slip that the bank can confirm. */
export type Claimed = {
  readonly number: string | null
  readonly amount: Money
  readonly day: Day | null
}

/** Finds each of these vouchers in the bank's statements, with two queries for any number of vouchers. */
export async function bankWords(
  reader: Reader,
  vouchers: readonly Claimed[],
): Promise<(voucher: Claimed) => BankWord> {
  if (vouchers.length === 0) return (voucher) => bankWordOf(voucher, [], [])
  const keys = new Set(vouchers.map(keyOf))
  keys.delete('')
  const [lines, periods] = await Promise.all([linesWith(reader, [...keys]), periodsOf(reader)])
  const byKey = Map.groupBy(lines, ({ number }) => slipKey(number))
  return (voucher) => bankWordOf(voucher, byKey.get(keyOf(voucher)) ?? [], periods)
}

/** Locks the line against which a voucher may be approved until the transaction ends. */
export async function takeBankWord(transaction: Reader, voucher: Claimed): Promise<BankWord> {
  const key = keyOf(voucher)
  if (key !== '')
    await transaction
      .selectFrom('bank_statement_line')
      .select('bank_statement_line_id')
      .where('number_key', '=', key)
      .orderBy('bank_statement_line_id')
      .forUpdate()
      .execute()
  return (await bankWords(transaction, [voucher]))(voucher)
}

function keyOf({ number }: Claimed): string {
  return slipKey(number ?? '')
}

async function linesWith(reader: Reader, keys: readonly string[]): Promise<BankLine[]> {
  if (keys.length === 0) return []
  const rows = await reader
    .selectFrom('bank_statement_line as l')
    .leftJoin('voucher as v', (join) =>
      join
        .onRef('v.bank_statement_line_id', '=', 'l.bank_statement_line_id')
        .on('v.state', '=', 'APPROVED'),
    )
    .leftJoin('bank_line_suspense as s', (join) =>
      join
        .onRef('s.bank_statement_line_id', '=', 'l.bank_statement_line_id')
        .on('s.outcome', 'in', finalOutcomes),
    )
    .select(['l.bank_statement_line_id', 'l.number', 'l.day', 'l.amount', 'l.remarks'])
    .select(['v.c_payment_id as used_by', 's.outcome as gone'])
    .select(isInLedger.as('is_in_ledger'))
    .where('l.number_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return rows.map((row) => ({
    id: row.bank_statement_line_id,
    number: row.number,
    day: day(row.day),
    amount: paisa(row.amount),
    remarks: row.remarks,
    isUsed: row.used_by !== null || row.gone !== null || row.is_in_ledger,
  }))
}

async function periodsOf(reader: Reader): Promise<Period[]> {
  const rows = await reader
    .selectFrom('bank_statement')
    .select(['first_day', 'last_day'])
    .where('taken_back', 'is', null)
    .execute()
  return rows.map((row) => ({ first: day(row.first_day), last: day(row.last_day) }))
}

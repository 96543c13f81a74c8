import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { compareSettlement } from '../rules/compare-settlement.ts'
import { ownTransactions } from './own-transactions.ts'

/** The transactions of a settlement beside the same ones of the portal. */
export async function comparedLines(reader: Reader, settlementId: number) {
  const rows = await reader
    .selectFrom('wallet_settlement_line')
    .select(['line', 'number', 'day', 'amount'])
    .where('wallet_settlement_id', '=', settlementId)
    .orderBy('line')
    .execute()
  const lines = rows.map((row) => ({ ...row, day: day(row.day), amount: paisa(row.amount) }))
  const own = await ownTransactions(
    reader,
    lines.map(({ number }) => number),
  )
  return compareSettlement(lines, own)
}

import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'

/** True for a line `l` of the bank that is cash from a counter: the ledger has its money already. */
export const isDepositedCash = sql<boolean>`exists (
  select 1 from cash_deposit d where d.slip_key = l.number_key and d.amount = l.amount)`

/** True for a line `l` of the bank in which a settlement of the wallet arrived. */
export const isSettlement = sql<boolean>`exists (
  select 1 from wallet_settlement_link k
  where k.bank_statement_line_id = l.bank_statement_line_id and k.undone is null)`

/** True for a line `l` of which the ledger has the money by other entries than vouchers and suspense. */
export const isInLedger = sql<boolean>`(${isDepositedCash} or ${isSettlement})`

/** The payment whose voucher was approved against a line; null: none. */
export async function paymentOfLine(reader: Reader, lineId: number): Promise<number | null> {
  const row = await reader
    .selectFrom('voucher')
    .select('c_payment_id')
    .where('bank_statement_line_id', '=', lineId)
    .where('state', '=', 'APPROVED')
    .executeTakeFirst()
  return row?.c_payment_id ?? null
}

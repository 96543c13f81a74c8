import { sql } from 'kysely'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'

const atOnce = 1_000

/**
 * Makes the keys of slips and statement lines that were stored by an earlier rule again, by the rule they are compared by
 * today: each once, a thousand in a transaction, going on where a stopped process left off.
 */
export async function bringToOneForm(database: Database, signal: AbortSignal): Promise<void> {
  for (const step of [renewLines, renewVouchers])
    while (!signal.aborted && (await database.transaction(step)) === atOnce);
}

/** Number of lines looked at. */
async function renewLines(transaction: Transaction): Promise<number> {
  // An import meanwhile could take the place a line moves to.
  await sql`lock table bank_statement_line in share row exclusive mode`.execute(transaction)
  const rows = await transaction
    .selectFrom('bank_statement_line')
    .select(['bank_statement_line_id as id', 'number', 'number_key', 'day', 'amount'])
    .where('key_form', '=', 0)
    .orderBy('bank_statement_line_id')
    .limit(atOnce)
    .execute()
  for (const { id, number, number_key, day, amount } of rows) {
    const key = slipKey(number)
    if (key === number_key) continue
    const { last } = await transaction
      .selectFrom('bank_statement_line')
      .select((line) => line.fn.max('occurrence').as('last'))
      .where('number_key', '=', key)
      .where('day', '=', day)
      .where('amount', '=', amount)
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('bank_statement_line')
      .set({ number_key: key, occurrence: (last ?? 0) + 1 })
      .where('bank_statement_line_id', '=', id)
      .execute()
  }
  if (rows.length > 0)
    await transaction
      .updateTable('bank_statement_line')
      .set({ key_form: 1 })
      .where(
        'bank_statement_line_id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  return rows.length
}

/** Number of vouchers looked at. */
async function renewVouchers(transaction: Transaction): Promise<number> {
  const rows = await transaction
    .selectFrom('voucher')
    .select(['c_payment_id as id', 'slip_number'])
    .where('key_form', '=', 0)
    .orderBy('c_payment_id')
    .limit(atOnce)
    .forUpdate()
    .execute()
  for (const { id, slip_number } of rows)
    await transaction
      .updateTable('voucher')
      .set({ slip_key: slipKey(slip_number ?? ''), key_form: 1 })
      .where('c_payment_id', '=', id)
      .execute()
  return rows.length
}

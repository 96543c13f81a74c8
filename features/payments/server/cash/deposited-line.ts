import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { releaseLine, suspenseOf } from '../statements/line-suspense.ts'

/**
 * Takes the line of the bank that is this cash out of suspense, if it is there; false if the line pays for a voucher or was
 * placed to a student.
 */
export async function claimLine(
  transaction: Transaction,
  { slipKey, amount }: { readonly slipKey: string; readonly amount: Money },
  by: { readonly userId: number; readonly nowMs: number },
): Promise<boolean> {
  const lines = await transaction
    .selectFrom('bank_statement_line')
    .select('bank_statement_line_id as id')
    .where('number_key', '=', slipKey)
    .where('amount', '=', paisa(amount))
    .orderBy('bank_statement_line_id')
    .forUpdate()
    .execute()
  for (const { id } of lines) {
    const used = await transaction
      .selectFrom('voucher')
      .select('c_payment_id')
      .where('bank_statement_line_id', '=', id)
      .where('state', '=', 'APPROVED')
      .executeTakeFirst()
    const suspense = await suspenseOf(transaction, id)
    if (used !== undefined || suspense?.isPlaced === true) return false
    await releaseLine(transaction, id, by)
  }
  return true
}

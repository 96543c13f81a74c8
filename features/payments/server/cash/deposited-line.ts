import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isSettlement, paymentOfLine } from '../statements/line-use.ts'
import { releaseLine, suspenseOf } from '../statements/line-suspense.ts'

/**
 * Takes the line of the bank that is this cash out of suspense, if it is there; false if the line pays for a voucher, was
 * placed to a student, or is a settlement of the wallet.
 */
export async function claimLine(
  transaction: Transaction,
  { slipKey, amount }: { readonly slipKey: string; readonly amount: Money },
  by: { readonly userId: number; readonly nowMs: number },
): Promise<boolean> {
  const lines = await transaction
    .selectFrom('bank_statement_line as l')
    .select(['bank_statement_line_id as id', isSettlement.as('isSettled')])
    .where('number_key', '=', slipKey)
    .where('amount', '=', paisa(amount))
    .orderBy('bank_statement_line_id')
    .forUpdate()
    .execute()
  for (const { id, isSettled } of lines) {
    const usedBy = await paymentOfLine(transaction, id)
    const suspense = await suspenseOf(transaction, id)
    if (isSettled || usedBy !== null || suspense?.isPlaced === true) return false
    await releaseLine(transaction, id, by)
  }
  return true
}

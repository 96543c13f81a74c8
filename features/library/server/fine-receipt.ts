import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { takeOwnReceipt } from '#features/payments/server/receipts/receipt-numbers.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'

type PaidFine = { readonly partnerId: number; readonly amount: number; readonly receiptno: string }

/** Why a receipt does not pay a fine: it must be in our books, of this student, over enough, and used for no other fine. */
export async function receiptProblem(
  transaction: Transaction,
  { partnerId, amount, receiptno }: PaidFine,
): Promise<Refusal | null> {
  const receipt = await takeOwnReceipt(transaction, { number: receiptno, partnerId })
  if (receipt === null)
    return refusal('rule/receipt-unknown', text['receipt-unknown'], { status: 404 })
  if (receipt.amount < amount)
    return refusal('rule/receipt-too-low', text['receipt-too-low'], { status: 409 })
  const used = await transaction
    .selectFrom('n_library_fine')
    .select('n_library_fine_id')
    .where('receiptno', '=', receipt.number)
    .where('finestate', '=', 'paid')
    .executeTakeFirst()
  return used === undefined
    ? null
    : refusal('rule/receipt-used', text['receipt-used'], { status: 409 })
}

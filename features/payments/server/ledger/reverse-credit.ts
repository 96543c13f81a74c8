import type { Transaction } from '#platform/server/database/database.ts'
import { reverseDocument } from '#features/documents/server/register/reverse-document.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import { receiptType } from '../receipts/receipt-type.ts'
import { postReversal, settleDocument, takeShortFromCredit } from './ledger.ts'

type Reversal = {
  /** Source of the credit, and of the posting that takes it back; each posted once, ever. */
  readonly source: string
  readonly reversal: string
  /** The payment the student sees; null where none is known. */
  readonly paymentId: number | null
  /** Text for the student on that payment. */
  readonly comments: string
  readonly kind: PayableKind
  readonly referenceId: number
  readonly partnerId: number
  readonly nowMs: number
}

/**
 * A credited payment is taken back: reversed in the ledger, closed, its receipt reversed, its fee owed again (SECURITY
 * P-16). Of a fee that had become the student's credit meanwhile it is the credit. What became of the application on the strength of it stays.
 */
export async function reverseCredit(
  transaction: Transaction,
  { source, reversal, paymentId, comments, kind, referenceId, partnerId, nowMs }: Reversal,
): Promise<void> {
  await postReversal(transaction, { source, reversal, nowMs })
  const short = { source: `${reversal}:credit`, kind, referenceId, partnerId, nowMs }
  await takeShortFromCredit(transaction, short)
  if (paymentId !== null) {
    await transaction
      .updateTable('c_payment')
      .set({ docstatus: 'CL', comments, updated: new Date(nowMs) })
      .where('c_payment_id', '=', paymentId)
      .execute()
    await reverseDocument(transaction, { sort: receiptType.sort, recordId: paymentId }, nowMs)
  }
  await settleDocument(transaction, kind, referenceId)
}

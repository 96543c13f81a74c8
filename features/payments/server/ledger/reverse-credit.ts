import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { reverseDocument } from '#features/documents/server/register/reverse-document.ts'
import type { PayableKind } from '../core/payable-kind.ts'
import { receiptType } from '../receipts/receipt-type.ts'
import { post } from './post.ts'
import { postReversal } from './post-reversal.ts'
import { paidFor, settleDocument } from './settle-document.ts'

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

/** Takes from the student's credit what a fee lacks after money came back that had become their credit. Once per source. */
async function takeShortFromCredit(
  transaction: Transaction,
  at: {
    readonly source: string
    readonly kind: PayableKind
    readonly referenceId: number
    readonly partnerId: number
    readonly nowMs: number
  },
): Promise<void> {
  const { source, kind, referenceId, partnerId, nowMs } = at
  const paid = await paidFor(transaction, kind, referenceId)
  if (paid >= 0) return
  const credit = {
    source,
    account: 'suspense',
    amount: paisa(0 - paid),
    memo: kind.paymentType,
  } as const
  await post(
    transaction,
    { credit, nowMs },
    {
      about: {
        payment_type: kind.paymentType,
        reference_id: referenceId,
        c_bpartner_id: partnerId,
      },
      credited: [{ account: 'fees', amount: paid }],
    },
  )
}

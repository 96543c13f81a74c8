import { rsInBoth } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { reverseDocument } from '#features/documents/server/register/reverse-document.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { endingOf } from '../../rules/refunds/account.ts'
import {
  refundNotices as notices,
  refundText as text,
} from '../../rules/refunds/refund-messages.ts'
import { postFeeToCredit } from '../ledger/ledger.ts'
import { settleDocument } from '../ledger/settle-document.ts'
import { receiptType } from '../receipts/receipt-type.ts'
import type { ClaimedRefund } from './claim-refund.ts'
import { createRefund, type NewRefund, type RefundAccount } from './refund.ts'

type ApprovedRefund = ClaimedRefund & {
  readonly source: string
  readonly paymentId: number
  readonly amount: Money
  readonly fromFee: Money
  readonly account: RefundAccount | null
  readonly reason: string
  readonly proposedBy: number
  readonly approvedBy: number
  readonly nowMs: number
}

/** Stores the refund of a payment; what is taken from its fee becomes credit first, and the fee is owed again. Its id. */
export async function approveRefund(
  transaction: Transaction,
  refund: ApprovedRefund,
): Promise<number> {
  const { attemptId, isFull, account, fromFee, amount, payAmount, paymentId } = refund
  const way =
    attemptId === null
      ? ({ way: 'bank', account } as const)
      : ({ way: 'khalti', attemptId, isFull } as const)
  const refundId = await storeRefund(transaction, { ...refund, ...way })
  if (fromFee > 0) await takeFromFee(transaction, { ...refund, refundId })
  await notePayment(
    transaction,
    { paymentId, amount, isWhole: fromFee === payAmount },
    refund.nowMs,
  )
  return refundId
}

/** Stores a confirmed refund and notifies its student. Its id. */
export async function storeRefund(transaction: Transaction, refund: NewRefund): Promise<number> {
  const refundId = await createRefund(transaction, refund)
  const account = refund.way === 'bank' ? refund.account : null
  const message = refund.way === 'khalti' ? 'to-khalti' : account ? 'to-bank' : 'needs-account'
  await notifyPartner(transaction, {
    partnerId: refund.partnerId,
    sort: 'refund',
    event: `refund:${refundId}:APPROVED`,
    message: notices[message],
    values: {
      amount: rsInBoth(refund.amount),
      bank: account?.bank ?? '',
      ending: account === null ? '' : endingOf(account.number),
    },
    nowMs: refund.nowMs,
  })
  return refundId
}

async function takeFromFee(
  transaction: Transaction,
  {
    kind,
    document,
    fromFee,
    refundId,
    reason,
    nowMs,
  }: ApprovedRefund & { readonly refundId: number },
): Promise<void> {
  const credit = { source: `refund-fee:${refundId}`, amount: fromFee, memo: reason }
  await postFeeToCredit(transaction, { credit, document, kind, nowMs })
  await settleDocument(transaction, kind, document.referenceId)
}

type RefundedPayment = {
  readonly paymentId: number
  readonly amount: Money
  /** Nothing of its fee is paid by it any more: its receipt counts no more. */
  readonly isWhole: boolean
}

async function notePayment(
  transaction: Transaction,
  payment: RefundedPayment,
  nowMs: number,
): Promise<void> {
  const { paymentId, isWhole } = payment
  await commentRefund(transaction, payment, nowMs)
  if (!isWhole) return
  await transaction
    .updateTable('c_payment')
    .set({ docstatus: 'CL' })
    .where('c_payment_id', '=', paymentId)
    .execute()
  await reverseDocument(transaction, { sort: receiptType.sort, recordId: paymentId }, nowMs)
}

/** Says on a payment, as its student reads it, how much of it goes back. */
export async function commentRefund(
  transaction: Transaction,
  { paymentId, amount }: Pick<RefundedPayment, 'paymentId' | 'amount'>,
  nowMs: number,
): Promise<void> {
  const { en, ne } = sayInBoth(text['refund-comment'], { amount: rsInBoth(amount) })
  await transaction
    .updateTable('c_payment')
    .set({ comments: `${en} · ${ne}`, updated: new Date(nowMs) })
    .where('c_payment_id', '=', paymentId)
    .execute()
}

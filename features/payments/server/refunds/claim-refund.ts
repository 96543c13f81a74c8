import type { Selectable } from 'kysely'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, nothing, paisa, remaining } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import { lockPaidDocument } from '../core/paid-document.ts'
import type { PayableDocument, PayableKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { lockCredit } from '../set-off/credit.ts'
import { isRefundedByKhalti, refundedOf } from './refund.ts'

/** A payment that is to go back, whole or in part. */
export type RefundOrder = {
  readonly paymentId: number
  readonly amount: Money
  readonly way: 'bank' | 'khalti'
  /** `fee`: its fee is owed again; `credit`: the student's credit. */
  readonly takenFrom: 'fee' | 'credit'
}

export type ClaimedRefund = {
  readonly partnerId: number
  /** Name of the item that was paid for. */
  readonly name: string
  readonly payAmount: Money
  readonly credit: Money
  readonly kind: PayableKind
  readonly document: PayableDocument
  /** Khalti attempt of the payment; null for a bank refund. */
  readonly attemptId: string | null
  readonly isFull: boolean
}

type Claiming = Pick<PaymentsContext, 'kinds' | 'isKhaltiOff'> & {
  readonly session: { readonly partnerId: number | null }
  readonly nowMs: number
}

/** The payment, its fee and the student's credit, locked in this order, if so much of it may go back that way. */
export async function claimRefund(
  transaction: Transaction,
  order: RefundOrder,
  claiming: Claiming,
): Promise<ClaimedRefund | Refusal> {
  const payment = await findPayment(transaction, order.paymentId)
  if (payment === undefined)
    return refusal('rule/payment-unknown', text['payment-unknown'], { status: 404 })
  const { c_bpartner_id: partnerId } = payment
  if (claiming.session.partnerId === partnerId)
    return refusal('rule/own-money', text['own-money'], { status: 403 })
  if (payment.docstatus !== 'AP' && payment.docstatus !== 'CO')
    return refusal('rule/not-credited', text['not-credited'], { status: 409 })
  const target = await lockPaidDocument(transaction, payment, claiming)
  const attemptId = order.way === 'khalti' ? await lockAttemptOf(transaction, payment) : null
  if (order.way === 'khalti' && claiming.isKhaltiOff === true)
    return refusal('rule/khalti-off', text['khalti-off'], { status: 409 })
  if (order.way === 'khalti' && attemptId === null)
    return refusal('rule/not-khalti', text['not-khalti'], { status: 409 })
  const credit = (await lockCredit(transaction, partnerId)) ?? nothing
  const payAmount = paisa(payment.payamt)
  const left = remaining(payAmount, await refundedOf(transaction, order.paymentId))
  const source = order.takenFrom === 'fee' ? target.document.paid : credit
  const refused = amountRefused(order, paisa(Math.min(left, source)))
  if (refused !== null) return refused
  return {
    partnerId,
    name: payment.description,
    payAmount,
    credit,
    ...target,
    attemptId,
    isFull: order.amount === payAmount,
  }
}

function amountRefused({ amount, takenFrom }: RefundOrder, most: Money): Refusal | null {
  if (amount > 0 && amount <= most) return null
  return refusal('rule/amount-wrong', text[`amount-${takenFrom}`], {
    status: 409,
    values: { amount: rsInBoth(most) },
  })
}

function findPayment(
  transaction: Transaction,
  paymentId: number,
): Promise<PaymentFacts | undefined> {
  return transaction
    .selectFrom('c_payment')
    .selectAll()
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirst()
}

type PaymentFacts = Selectable<Tables['c_payment']>

/** The attempt of a Khalti payment of which nothing was given back; null for any other payment. */
async function lockAttemptOf(
  transaction: Transaction,
  { tendertype, orig_trxid, c_bpartner_id }: PaymentFacts,
): Promise<string | null> {
  if (tendertype !== 'Khalti' || orig_trxid === null) return null
  const attempt = await transaction
    .selectFrom('payment_attempt')
    .select('payment_attempt_id')
    .where('transaction_id', '=', orig_trxid)
    .where('c_bpartner_id', '=', c_bpartner_id)
    .where('state', '=', 'PAID')
    .forUpdate()
    .executeTakeFirst()
  if (attempt === undefined) return null
  const { payment_attempt_id: attemptId } = attempt
  return (await isRefundedByKhalti(transaction, attemptId)) ? null : attemptId
}

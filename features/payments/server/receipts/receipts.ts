import { nameInBoth } from '#platform/pure/message.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { enterDocument } from '#features/documents/server/register/documents.ts'
import { mailReceipt } from './mail-receipt.ts'
import { tellArrived } from '../core/notices.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { receiptType } from './receipt-type.ts'

/** A receipt with its notification and mail, for a payment that is being credited: all or nothing (SECURITY I10). Its number. */
export async function giveReceipt(
  transaction: Transaction,
  { paymentId, nowMs }: { readonly paymentId: number; readonly nowMs: number },
  context: PaymentsContext,
): Promise<string> {
  const payment = await transaction
    .selectFrom('c_payment')
    .select(['c_bpartner_id', 'payamt', 'description', 'description_ne'])
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const partnerId = payment.c_bpartner_id
  const number = await issueReceipt(transaction, { paymentId, partnerId }, nowMs)
  await tellArrived(transaction, {
    partnerId,
    name: nameInBoth(payment.description, payment.description_ne),
    amount: paisa(payment.payamt),
    number,
    event: `c_payment:${paymentId}`,
    nowMs,
  })
  await mailReceipt(transaction, { paymentId, number, nowMs }, context)
  return number
}

/** `R-{fiscal year}-{6 digits}`, without gaps, once per payment; in the register from the beginning. */
async function issueReceipt(
  transaction: Transaction,
  { paymentId, partnerId }: { readonly paymentId: number; readonly partnerId: number },
  nowMs: number,
): Promise<string> {
  const document = { documentType: receiptType, recordId: paymentId, partnerId }
  const { number } = await enterDocument(transaction, document, nowMs)
  await transaction
    .insertInto('receipt')
    .values({ c_payment_id: paymentId, number, issued: new Date(nowMs) })
    .execute()
  return number
}

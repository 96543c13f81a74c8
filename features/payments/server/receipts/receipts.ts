import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { mailReceipt } from './mail-receipt.ts'
import { tellArrived } from '../notices.ts'
import type { PaymentsContext } from '../payments.ts'

/** A receipt, and the notice and mail that tell of it, for a payment that is being credited: all of it or nothing (SECURITY I10). */
export async function giveReceipt(
  transaction: Transaction,
  { paymentId, nowMs }: { readonly paymentId: number; readonly nowMs: number },
  context: PaymentsContext,
): Promise<void> {
  const number = await issueReceipt(transaction, paymentId, nowMs)
  const payment = await transaction
    .selectFrom('c_payment')
    .select(['c_bpartner_id', 'payamt', 'description'])
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  await tellArrived(transaction, {
    partnerId: payment.c_bpartner_id,
    name: payment.description,
    amount: paisa(payment.payamt),
    number,
    event: `c_payment:${paymentId}`,
    nowMs,
  })
  await mailReceipt(transaction, { paymentId, number, nowMs }, context)
}

/** `R-{B.S. year}-{6 digits}`, without gaps, once per payment. */
async function issueReceipt(
  transaction: Transaction,
  paymentId: number,
  nowMs: number,
): Promise<string> {
  const series = `R-${toBs(dayInNepal(nowMs))?.year ?? 0}`
  const { last } = await transaction
    .insertInto('document_counter')
    .values({ name: series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((of) => ({ last: of('document_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  const number = `${series}-${String(last).padStart(6, '0')}`
  await transaction
    .insertInto('receipt')
    .values({ c_payment_id: paymentId, number, issued: new Date(nowMs) })
    .execute()
  return number
}

import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { findKind } from '../core/payable-kind.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

/** A payment and what it was for, without a lock; null if there is none. */
export async function documentOfPayment(
  reader: Reader,
  paymentId: number,
  { kinds, nowMs }: Pick<PaymentsContext, 'kinds'> & { readonly nowMs: number },
) {
  const payment = await reader
    .selectFrom('c_payment')
    .selectAll()
    .where('c_payment_id', '=', paymentId)
    .executeTakeFirst()
  if (payment === undefined) return null
  const kind = findKind(kinds, payment.payment_type)
  const referenceId = kind === undefined ? 0 : (payment[kind.referenceColumn] ?? 0)
  const document = await kind?.read(reader, referenceId, dayInNepal(nowMs))
  return document ? { payment, document } : null
}

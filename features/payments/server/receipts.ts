import { toBs } from '#platform/pure/calendar/bikram-sambat.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** Numbers the receipt of a payment that is being credited: `R-{B.S. year}-{6 digits}`, without gaps (issue of money, once). */
export async function issueReceipt(
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

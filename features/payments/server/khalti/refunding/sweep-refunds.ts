import { nextStatusMs } from '#features/payments/rules/refunds/refund-state.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { advanceRefund } from './send-refund.ts'

const batch = 50

/**
 * Sends confirmed refunds to Khalti, and asks the status of those that left. Sends none a second time; safe to run twice and
 * after any crash.
 */
export async function sweepRefunds(context: PaymentsContext): Promise<void> {
  if (context.isKhaltiOff === true) return
  const nowMs = context.nowMs()
  const due = await context.database.kysely
    .selectFrom('refund')
    .select(['refund_id', 'state', 'asked'])
    .where('way', '=', 'khalti')
    .where((of) =>
      of.or([
        of('state', '=', 'APPROVED'),
        of.and([of('state', '=', 'ASKED'), of('next_check', '<=', new Date(nowMs))]),
      ]),
    )
    .orderBy('refund_id')
    .limit(batch)
    .execute()
  const failures: unknown[] = []
  for (const { refund_id, state, asked } of due) {
    // Stored before it is asked, so that one that fails does not block the others.
    if (state === 'ASKED' && asked !== null)
      await lookAgain(refund_id, asked.getTime() + nextStatusMs(nowMs - asked.getTime()), context)
    await advanceRefund(refund_id, context).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, 'Some refunds could not be asked about')
}

async function lookAgain(
  refundId: number,
  atMs: number,
  { database }: PaymentsContext,
): Promise<void> {
  await database.kysely
    .updateTable('refund')
    .set({ next_check: new Date(atMs) })
    .where('refund_id', '=', refundId)
    .where('state', '=', 'ASKED')
    .execute()
}

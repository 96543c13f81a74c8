import { rupees } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { readOrders } from '#features/payments/server/khalti-simulator/order-store.ts'
import { advanceRefund } from '#features/payments/server/khalti/refunding/send-refund.ts'
import { sweepRefunds } from '#features/payments/server/khalti/refunding/sweep-refunds.ts'
import { approveRefund } from '#features/payments/server/refunds/approve-refund.ts'
import { claimRefund } from '#features/payments/server/refunds/claim-refund.ts'
import { entrancePayable } from '#kinds/entrance/server/payable.ts'

/** A part of each payment: Khalti would give it back a second time, if it were asked a second time. */
const part = rupees(400)
const kinds = new Map([[entrancePayable.paymentType, entrancePayable]])

/** Confirms a refund of every payment of Khalti that has none. How many have not left. */
export async function confirmRefunds(database: Database): Promise<number> {
  const { kysely } = database
  const people = await kysely.selectFrom('ad_user').select('ad_user_id').limit(2).execute()
  const [proposedBy = 0, approvedBy = 0] = people.map((each) => each.ad_user_id)
  const payments = await kysely
    .selectFrom('c_payment')
    .select('c_payment_id')
    .where('tendertype', '=', 'Khalti')
    .where('docstatus', '=', 'AP')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund as r')
            .select('r.refund_id')
            .whereRef('r.c_payment_id', '=', 'c_payment.c_payment_id'),
        ),
      ),
    )
    .execute()
  for (const { c_payment_id: paymentId } of payments)
    await database.transaction(async (transaction) => {
      const order = { paymentId, amount: part, way: 'khalti', takenFrom: 'fee' } as const
      const at = { kinds, session: { partnerId: null }, nowMs: Date.now() }
      const claimed = await claimRefund(transaction, order, at)
      if (isRefusal(claimed)) return
      await approveRefund(transaction, {
        ...order,
        ...claimed,
        source: `proposal:crash-${paymentId}`,
        fromFee: part,
        account: null,
        reason: 'Crash',
        proposedBy,
        approvedBy,
        nowMs: Date.now(),
      })
    })
  const waiting = await kysely
    .selectFrom('refund')
    .select('refund_id')
    .where('state', '=', 'APPROVED')
    .execute()
  return waiting.length
}

/** The real job at a later moment; at the end staff send those again whose status shows no refund. */
export async function settleRefunds(context: PaymentsContext, isEnd: boolean): Promise<void> {
  await sweepRefunds(context)
  if (!isEnd) return
  const asked = await context.database.kysely
    .selectFrom('refund')
    .select('refund_id')
    .where('state', 'in', ['APPROVED', 'ASKED'])
    .execute()
  for (const { refund_id } of asked) await advanceRefund(refund_id, context, true)
}

/** Every confirmed refund has left once: Khalti gave back its part, no more and no less. */
export async function judgeRefunds({ kysely }: Database) {
  const orders = await readOrders({ kysely })
  const refunds = await kysely
    .selectFrom('refund as r')
    .innerJoin('payment_attempt as a', 'a.payment_attempt_id', 'r.payment_attempt_id')
    .select(['r.refund_id', 'r.state', 'r.amount', 'a.pidx'])
    .execute()
  const found = refunds.map((each) => ({
    ...each,
    gone: orders.get(each.pidx ?? '')?.refunded ?? 0,
  }))
  return {
    lost: found
      .filter(({ state, gone, amount }) => state !== 'SENT' || gone < amount)
      .map(({ refund_id, state }) => `lost: refund ${refund_id} is ${state}`),
    doubled: found
      .filter(({ gone, amount }) => gone > amount)
      .map(({ refund_id, gone }) => `doubled: refund ${refund_id}, ${gone} given back`),
  }
}

import { nothing, rupees } from '#platform/pure/money/money.ts'
import { createRefund, lockRefund, moveRefund } from '#features/payments/server/refunds/refund.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import type { TestServer } from '#testing/test-server.ts'
import { giveCredit } from './credit.factory.ts'

const amount = rupees(500)

/** Two people of the office, as who proposed and who confirmed. */
async function twoPeople(at: TestServer) {
  const [one, other] = [await at.staff('cashier'), await at.staff('cashier')]
  return { proposedBy: one.userId, approvedBy: other.userId }
}

/** A confirmed refund of Rs. 500 of credit to a bank account; `account`: false leaves it unknown. Its id. */
export async function aBankRefund(
  at: TestServer,
  { account = true }: { readonly account?: boolean } = {},
): Promise<number> {
  const { partnerId } = await anApplicant(at)
  const people = await twoPeople(at)
  return at.database.transaction(async (transaction) => {
    await giveCredit(transaction, partnerId, amount)
    return createRefund(transaction, {
      source: `test:${partnerId}`,
      partnerId,
      amount,
      way: 'bank',
      account: account ? { bank: 'NIC Asia', holder: 'Sita Rai', number: '0110203040' } : null,
      paymentId: null,
      fromFee: nothing,
      reason: 'Letter 12',
      ...people,
      nowMs: at.clock.nowMs(),
    })
  })
}

/** A bank refund that is on a list of another person. Both ids. */
export async function aListedRefund(at: TestServer) {
  const refundId = await aBankRefund(at)
  const maker = await at.staff('cashier')
  const nowMs = at.clock.nowMs()
  const listId = await at.database.transaction(async (transaction) => {
    const { refund_list_id } = await transaction
      .insertInto('refund_list')
      .values({ made: new Date(nowMs), made_by: maker.userId })
      .returning('refund_list_id')
      .executeTakeFirstOrThrow()
    const refund = await lockRefund(transaction, refundId)
    if (refund === null) throw new Error('There is no such refund')
    await moveRefund(transaction, refund, { to: 'LISTED', change: { refund_list_id }, nowMs })
    return refund_list_id
  })
  return { refundId, listId, maker }
}

/** A confirmed refund of Rs. 500 through Khalti that has not left. Its id. */
export async function aKhaltiRefund(at: TestServer): Promise<number> {
  const sita = await anApplicant(at)
  const pidx = await payWithKhalti(at, sita, rupees(1_500))
  const people = await twoPeople(at)
  const { payment_attempt_id: attemptId } = await at.database.kysely
    .selectFrom('payment_attempt')
    .select('payment_attempt_id')
    .where('pidx', '=', pidx)
    .executeTakeFirstOrThrow()
  return at.database.transaction(async (transaction) => {
    await giveCredit(transaction, sita.partnerId, amount)
    return createRefund(transaction, {
      source: `test:${pidx}`,
      partnerId: sita.partnerId,
      amount,
      way: 'khalti',
      attemptId,
      isFull: false,
      paymentId: null,
      fromFee: nothing,
      reason: 'Letter 12',
      ...people,
      nowMs: at.clock.nowMs(),
    })
  })
}

/** A refund of which Khalti gave back a part, though all was asked for. Its id. */
export async function aPartLeft(at: TestServer): Promise<number> {
  const refundId = await aKhaltiRefund(at)
  const now = new Date(at.clock.nowMs())
  await at.database.transaction(async (transaction) => {
    const refund = await lockRefund(transaction, refundId)
    if (refund === null) throw new Error('There is no such refund')
    await moveRefund(transaction, refund, {
      to: 'ASKED',
      change: { asked: now, tries: 1, part_left: now },
      nowMs: now.getTime(),
    })
  })
  return refundId
}

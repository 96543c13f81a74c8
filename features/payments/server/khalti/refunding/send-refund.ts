import type { Database, Transaction } from '#platform/server/database/database.ts'
import { completed } from '#features/payments/rules/money/provider-answer.ts'
import {
  maySendAgain,
  nextStatusMs,
  type RefundState,
} from '#features/payments/rules/refunds/refund-state.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import type { RefundReply } from '#features/payments/server/core/wallet-provider.ts'
import { shortOfCredit } from '#features/payments/server/refunds/covered.ts'
import { endUnsent } from '#features/payments/server/refunds/post-refund.ts'
import {
  lockRefund,
  moveRefund,
  type RefundRow,
  refundFacts,
} from '#features/payments/server/refunds/refund.ts'
import { checkAttempt } from '../check-attempt.ts'

type KhaltiRefund = Pick<RefundRow, 'refund_id' | 'amount' | 'state' | 'is_full'> & {
  readonly attemptId: string
  readonly pidx: string
  readonly transactionId: string
}

/**
 * Takes a refund through Khalti one step on, and gives its state after. Khalti's status is always asked first. The refund is
 * asked for only if the status shows none; by hand (`again`) also a second time, when the first can no longer be on its way.
 */
export async function advanceRefund(
  refundId: number,
  context: PaymentsContext,
  again = false,
): Promise<RefundState | null> {
  const refund = await findKhaltiRefund(refundId, context.database)
  if (refund === null) return null
  if (refund.state === 'APPROVED' || (refund.state === 'ASKED' && again))
    await askIfNotDone(refund, context)
  else if (refund.state === 'ASKED') await askStatus(refund, context)
  return stateOf(refundId, context.database)
}

async function findKhaltiRefund(
  refundId: number,
  { kysely }: Database,
): Promise<KhaltiRefund | null> {
  const row = await kysely
    .selectFrom('refund as r')
    .innerJoin('payment_attempt as a', 'a.payment_attempt_id', 'r.payment_attempt_id')
    .select(['r.refund_id', 'r.amount', 'r.state', 'r.is_full'])
    .select(['a.payment_attempt_id', 'a.pidx', 'a.transaction_id'])
    .where('r.refund_id', '=', refundId)
    .executeTakeFirst()
  if (row === undefined || row.pidx === null || row.transaction_id === null) return null
  const { payment_attempt_id: attemptId, pidx, transaction_id: transactionId, ...refund } = row
  return { ...refund, attemptId, pidx, transactionId }
}

async function stateOf(refundId: number, { kysely }: Database): Promise<RefundState | null> {
  const row = await kysely
    .selectFrom('refund')
    .select('state')
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  return row?.state ?? null
}

/** The status says whether it arrived; it is asked again later while it does not. */
async function askStatus(refund: KhaltiRefund, context: PaymentsContext): Promise<void> {
  await checkAttempt(refund.attemptId, { cause: causeOf(refund) }, context)
}

async function askIfNotDone(refund: KhaltiRefund, context: PaymentsContext): Promise<void> {
  const found = await context.khalti.lookup(refund.pidx)
  if (found.is !== 'answer') return
  if (found.answer.status !== completed || found.answer.refunded) {
    await askStatus(refund, context)
    await refuseFirst(refund, `Khalti: ${found.answer.status}`, context)
    return
  }
  const isNoted = await context.database.transaction((transaction) =>
    noteAsked(transaction, refund, context),
  )
  if (!isNoted) return
  context.reached('P13')
  const { transactionId, amount, is_full: isFull } = refund
  const reply = await context.khalti.refund({ transactionId, amountPaisa: isFull ? null : amount })
  context.reached('P14')
  await noteReply(refund, reply, context)
}

/** Khalti had given the payment back before we asked: our refund never left. */
async function refuseFirst(
  { refund_id, state }: KhaltiRefund,
  answer: string,
  context: PaymentsContext,
): Promise<void> {
  if (state !== 'APPROVED') return
  await context.database.transaction(async (transaction) => {
    const refund = await lockRefund(transaction, refund_id)
    if (refund?.state === 'APPROVED') await refuse(transaction, refund, { answer, context })
  })
}

/**
 * Notes that the refund leaves now, before it does: whatever happens after, it may have arrived. Of two who send at the same
 * time one does.
 */
async function noteAsked(
  transaction: Transaction,
  { refund_id }: KhaltiRefund,
  { nowMs }: PaymentsContext,
): Promise<boolean> {
  const refund = await lockRefund(transaction, refund_id)
  if (refund === null) return false
  const now = nowMs()
  const isFirst = refund.state === 'APPROVED'
  if (!isFirst && !maySendAgain(refundFacts(refund, now))) return false
  if (isFirst && (await shortOfCredit(transaction, [refund])) !== null) return false
  await moveRefund(transaction, refund, {
    to: 'ASKED',
    change: {
      asked: new Date(now),
      tries: refund.tries + 1,
      next_check: new Date(now + nextStatusMs(0)),
      answer: null,
    },
    nowMs: now,
  })
  return true
}

/** Khalti's status decides, not its answer; a refusal counts only while the status shows no refund. */
async function noteReply(
  refund: KhaltiRefund,
  reply: RefundReply,
  context: PaymentsContext,
): Promise<void> {
  const answer = reply.is === 'refused' ? reply.why : reply.is
  const attempt = await checkAttempt(refund.attemptId, { cause: causeOf(refund) }, context)
  await context.database.transaction(async (transaction) => {
    const now = await lockRefund(transaction, refund.refund_id)
    if (now?.state !== 'ASKED') return
    const isKnown = attempt === 'PAID' || attempt === 'CREDITED'
    if (reply.is === 'refused' && isKnown) await refuse(transaction, now, { answer, context })
    else
      await moveRefund(transaction, now, {
        to: 'ASKED',
        change: { answer },
        nowMs: context.nowMs(),
      })
  })
}

async function refuse(
  transaction: Transaction,
  refund: RefundRow,
  { answer, context }: { readonly answer: string; readonly context: PaymentsContext },
): Promise<void> {
  const nowMs = context.nowMs()
  await transaction
    .updateTable('refund')
    .set({ answer })
    .where('refund_id', '=', refund.refund_id)
    .execute()
  await endUnsent(transaction, refund, { to: 'REFUSED', reason: 'khalti', by: null, nowMs })
  context.log.error({ refundId: refund.refund_id, answer }, 'Khalti refused a refund')
}

function causeOf({ refund_id }: KhaltiRefund): string {
  return `refund ${refund_id}`
}

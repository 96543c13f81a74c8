import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { invariant } from '#platform/pure/invariant.ts'
import { type Money, nothing, paisa, remaining } from '#platform/pure/money/money.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { refundText as text } from '#features/payments/rules/refunds/refund-messages.ts'
import { refundPartLeft } from '#features/payments/wire/refunds.ts'
import { commentRefund } from '#features/payments/server/refunds/approve-refund.ts'
import { wrongValue } from '#features/payments/server/refunds/given-account.ts'
import { postRefund } from '#features/payments/server/refunds/post-refund.ts'
import {
  partLeftType,
  proposeOf,
  type StoredPart,
  takeRefund,
} from '#features/payments/server/refunds/refund-proposals.ts'
import {
  createRefund,
  lockRefund,
  moveRefund,
  type NewRefund,
  type RefundRow,
} from '#features/payments/server/refunds/refund.ts'
import { refundPartView } from '#features/payments/server/refunds/refund-views.ts'
import { lockAttempt, moveAttempt } from '../attempts.ts'

const roles = staffWith('credit.decide')

/** Proposes how much of a refund Khalti gave back, where all was asked for and its status shows a part. */
export const refundPartProcess = defineProcess({
  ...refundPartLeft,
  name: text['part-name'],
  roles,
  run: ({ refund_ID: refundId, amount: given, seen }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const refund = await takePartLeft(transaction, refundId)
      if (isRefusal(refund)) return refund
      const amount = paisa(given)
      const problem = wrongPart(refund, amount, seen)
      if (problem !== null) return problem
      const proposing = { transaction, session, nowMs, did }
      return proposeOf(proposing, partLeftType, { refundId, amount, seen })
    }),
})

/** A refund that left in part, its row locked after that of its attempt, as a status of Khalti locks them. */
async function takePartLeft(
  transaction: Transaction,
  refundId: number,
): Promise<RefundRow | Refusal> {
  await transaction
    .selectFrom('payment_attempt')
    .select('payment_attempt_id')
    .where('payment_attempt_id', 'in', (of) =>
      of.selectFrom('refund').select('payment_attempt_id').where('refund_id', '=', refundId),
    )
    .forUpdate()
    .execute()
  const fits = ({ part_left: since }: RefundRow) => since !== null
  return takeRefund(transaction, refundId, { to: 'SENT', fits })
}

function wrongPart(refund: RefundRow, amount: Money, seen: string): Refusal | null {
  if (amount <= 0 || amount >= refund.amount) {
    const values = { amount: rsInBoth(paisa(refund.amount)) }
    return wrongValue('amount', sayInBoth(text['amount-part'], values))
  }
  return seen.trim() === '' ? wrongValue('seen', text['seen-needed']) : null
}

/** Once confirmed, that part has left as a refund of its own, and the rest is the student's credit. */
export const refundParts: ProposalType = {
  sort: partLeftType,
  roles,
  view: refundPartView,
  proof: freshCode,
  async confirm(transaction, { n_proposal_id, after, createdby }, { session, nowMs }) {
    const { refundId, amount: stored, seen }: StoredPart = JSON.parse(after)
    const refund = await takePartLeft(transaction, refundId)
    if (isRefusal(refund)) return refund
    const [asked, amount] = [paisa(refund.amount), paisa(stored)]
    const partId = await postPart(transaction, refund, {
      source: `proposal:${n_proposal_id}`,
      amount,
      seen,
      proposedBy: createdby,
      approvedBy: session.userId,
      nowMs,
    })
    return {
      table: 'refund',
      record: refundId,
      before: { state: refund.state, amount: asked },
      after: { state: 'CANCELED', sent: amount, refund: partId, credit: remaining(asked, amount) },
    }
  },
}

type NotedPart = Pick<NewRefund, 'source' | 'amount' | 'proposedBy' | 'approvedBy' | 'nowMs'> & {
  readonly seen: string
}

/** Ends the refund that was asked for, and posts the part that left. The id of the part. */
async function postPart(
  transaction: Transaction,
  whole: RefundRow,
  { seen, ...noted }: NotedPart,
): Promise<number> {
  const { payment_attempt_id: attemptId, c_payment_id: paymentId, part_left: leftAt } = whole
  invariant(attemptId !== null && leftAt !== null, `refund ${whole.refund_id} is not Khalti's`)
  const { amount, approvedBy, nowMs } = noted
  const ended = { ended: new Date(nowMs), ended_by: approvedBy, end_reason: 'part' }
  await moveRefund(transaction, whole, {
    to: 'CANCELED',
    change: { ...ended, next_check: null },
    nowMs,
  })
  const partId = await createRefund(transaction, {
    ...noted,
    way: 'khalti',
    attemptId,
    isFull: false,
    partnerId: whole.c_bpartner_id,
    paymentId,
    fromFee: nothing,
    reason: whole.reason,
  })
  const part = await lockRefund(transaction, partId)
  invariant(part !== null, 'a refund that was stored is there')
  await moveRefund(transaction, part, {
    to: 'ASKED',
    change: { asked: whole.asked, tries: whole.tries, answer: seen },
    nowMs,
  })
  const rest = remaining(paisa(whole.amount), amount)
  const sent = { sentOn: dayInNepal(leftAt.getTime()), rest, nowMs }
  await postRefund(transaction, { ...part, state: 'ASKED' }, sent)
  if (paymentId !== null) await commentRefund(transaction, { paymentId, amount }, nowMs)
  const attempt = await lockAttempt(transaction, attemptId)
  if (attempt?.state === 'PAID')
    await moveAttempt(transaction, attempt, {
      to: 'PARTIALLY_REFUNDED',
      cause: `refund ${partId}`,
      nowMs,
    })
  return partId
}

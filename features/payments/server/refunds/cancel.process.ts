import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { findChosenReason, refundText as text } from '../../rules/refunds/refund-messages.ts'
import { mayCancel } from '../../rules/refunds/refund-state.ts'
import { refundCancel } from '../../wire/refunds.ts'
import { endUnsent } from './post-refund.ts'
import { partLeft, reasonUnknown, takeRefund } from './refund-proposals.ts'
import { refundFacts } from './refund.ts'

/** Takes a refund back that has not left: the amount stays the student's credit. */
export const cancelRefundProcess = defineProcess({
  ...refundCancel,
  name: text['cancel-name'],
  roles: staffWith('credit.decide'),
  run: ({ refund_ID: refundId, reason: given }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const reason = findChosenReason(given)
      if (reason === null) return reasonUnknown
      const refund = await takeRefund(transaction, refundId, { to: 'CANCELED' })
      if (isRefusal(refund)) return refund
      const { state, part_left, amount } = refund
      if (!mayCancel(refundFacts(refund, nowMs)))
        return part_left === null
          ? refusal('rule/too-early', text['too-early'], { status: 409 })
          : partLeft
      await endUnsent(transaction, refund, {
        to: 'CANCELED',
        reason,
        by: session.userId,
        nowMs,
      })
      did({
        table: 'refund',
        record: refundId,
        before: { state },
        after: { state: 'CANCELED', reason, amount },
      })
      return { summary: text.canceled }
    }),
})

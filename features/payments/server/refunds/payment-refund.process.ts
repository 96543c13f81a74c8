import { type Money, nothing, paisa } from '#platform/pure/money/money.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import { paymentRefund } from '../../wire/refunds.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { approveRefund } from './approve-refund.ts'
import { claimRefund, type RefundOrder } from './claim-refund.ts'
import { accountOf, wrongValue } from './given-account.ts'
import { paymentRefundView } from './refund-views.ts'
import type { RefundAccount } from './refund.ts'

export const paymentRefundType = 'payment-refund'
const roles = staffWith('credit.decide')

/** Stored in a proposal: what goes back, to which account, and why. */
export type StoredRefund = RefundOrder & {
  readonly account: RefundAccount | null
  readonly reason: string
}

/** Proposes to give a payment back, whole or in part, through Khalti or by bank. Nothing moves before it is confirmed. */
export function paymentRefundProcess(context: PaymentsContext): Process {
  return defineProcess({
    ...paymentRefund,
    name: text['payment-name'],
    roles,
    run: (given, { session, nowMs, transact }) =>
      transact(async (transaction, did) => {
        const order = orderOf(given)
        if (isRefusal(order)) return order
        const claimed = await claimRefund(transaction, order, { ...context, session, nowMs })
        if (isRefusal(claimed)) return claimed
        const command = {
          sort: paymentRefundType,
          subject: `c_payment:${order.paymentId}`,
          before: JSON.stringify({ credit: claimed.credit, paid: claimed.document.paid }),
          after: JSON.stringify(order),
        }
        const proposed = await propose({ transaction, session, nowMs, did }, command)
        if (isRefusal(proposed)) return proposed
        return { summary: text.proposed, data: { n_proposal_ID: proposed } }
      }),
  })
}

type GivenRefund = Parameters<typeof accountOf>[0] & {
  readonly c_payment_ID: number
  readonly amount: number
  readonly way: string
  readonly taken_from: string
  readonly reason: string
}

function orderOf(given: GivenRefund): StoredRefund | Refusal {
  const { c_payment_ID: paymentId, way, taken_from: takenFrom, reason } = given
  if (way !== 'bank' && way !== 'khalti') return wrongValue('way', text['way-wrong'])
  if (takenFrom !== 'fee' && takenFrom !== 'credit')
    return wrongValue('taken_from', text['taken-wrong'])
  if (reason === '') return wrongValue('reason', text['reason-needed'])
  const account = way === 'bank' ? accountOf(given) : null
  if (isRefusal(account)) return account
  return { paymentId, amount: paisa(given.amount), way, takenFrom, account, reason }
}

/** A second person confirms it: the amount is reserved, and leaves by the next list or the next question to Khalti. */
export function paymentRefunds(context: PaymentsContext): ProposalType {
  return {
    sort: paymentRefundType,
    roles,
    view: paymentRefundView(context),
    proof: freshCode,
    async confirm(transaction, { n_proposal_id, after, createdby }, { session, nowMs }) {
      const stored: StoredRefund = JSON.parse(after)
      const claimed = await claimRefund(transaction, stored, { ...context, session, nowMs })
      if (isRefusal(claimed)) return claimed
      const fromFee: Money = stored.takenFrom === 'fee' ? paisa(stored.amount) : nothing
      const refundId = await approveRefund(transaction, {
        ...stored,
        ...claimed,
        source: `proposal:${n_proposal_id}`,
        fromFee,
        proposedBy: createdby,
        approvedBy: session.userId,
        nowMs,
      })
      return {
        table: 'refund',
        record: refundId,
        before: { credit: claimed.credit, feepaid: claimed.document.paid },
        after: {
          credit: claimed.credit - stored.amount + fromFee,
          feepaid: claimed.document.paid - fromFee,
          amount: stored.amount,
          reason: stored.reason,
        },
      }
    },
  }
}

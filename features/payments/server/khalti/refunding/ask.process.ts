import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { refundText as text } from '#features/payments/rules/refunds/refund-messages.ts'
import { maySendAgain } from '#features/payments/rules/refunds/refund-state.ts'
import { refundAsk } from '#features/payments/wire/refunds.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { partLeft } from '#features/payments/server/refunds/refund-proposals.ts'
import { refundFacts } from '#features/payments/server/refunds/refund.ts'
import { advanceRefund } from './send-refund.ts'

/** Asks Khalti about a refund now; `again` also for the refund itself, if its status shows none. */
export function askRefund(context: PaymentsContext): Process {
  return defineProcess({
    ...refundAsk,
    name: text['ask-name'],
    roles: staffWith('credit.decide'),
    async run({ refund_ID: refundId, again = false }, { database, nowMs, transact }) {
      const before = await database.kysely
        .selectFrom('refund')
        .select(['state', 'asked', 'way', 'part_left'])
        .where('refund_id', '=', refundId)
        .executeTakeFirst()
      if (before?.way !== 'khalti')
        return refusal('rule/refund-unknown', text.unknown, { status: 404 })
      if (again && before.part_left !== null) return partLeft
      if (again && !maySendAgain(refundFacts(before, nowMs)))
        return refusal('rule/too-early', text['too-early'], { status: 409 })
      const state = (await advanceRefund(refundId, context, again)) ?? before.state
      return transact((_transaction, did) => {
        did({
          table: 'refund',
          record: refundId,
          before: { state: before.state },
          after: { state },
        })
        return Promise.resolve({ summary: text.asked, data: { state } })
      })
    },
  })
}

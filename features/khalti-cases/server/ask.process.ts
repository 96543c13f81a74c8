import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process } from '#platform/server/processes/process.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { lookAt } from '#features/payments/server/khalti/look-first.ts'
import { shortReference } from '#features/payments/rules/facts.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { caseText as text } from '../rules/messages.ts'
import { khaltiAsk } from '../wire/khalti-cases.ts'
import { isAttemptId, noAttempt } from './history.process.ts'

/** Asks Khalti about an attempt now, and does what its answer means, as the job does. */
export function askAboutCase(context: PaymentsContext): Process {
  return defineProcess({
    ...khaltiAsk,
    name: text['ask-name'],
    roles: staffWith('payment.reconcile'),
    async run({ payment_attempt_ID: attemptId }, { database, transact }) {
      if (!isAttemptId(attemptId)) return noAttempt
      const before = await database.kysely
        .selectFrom('payment_attempt')
        .select(['state', 'c_bpartner_id'])
        .where('payment_attempt_id', '=', attemptId)
        .executeTakeFirst()
      if (before === undefined) return noAttempt
      const { state, isKnown } = await lookAt(attemptId, { cause: 'staff asked' }, context)
      return transact((_transaction, did) => {
        did({
          table: 'c_bpartner',
          record: before.c_bpartner_id,
          before: { khalti_state: before.state },
          after: { khalti_state: state ?? before.state, reference: shortReference(attemptId) },
        })
        const summary = isKnown ? text.asked : text['not-answered']
        return Promise.resolve({ summary, data: { isKnown } })
      })
    },
  })
}

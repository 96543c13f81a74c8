import { joinedInBoth, sameInBoth } from '#platform/pure/message.ts'
import { shortReference } from '#features/payments/rules/facts.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { nameOf, peopleOf, type View } from '#features/payments/server/set-off/money-views.ts'
import { caseText as text } from '../rules/messages.ts'
import type { StoredDecision } from './decide.process.ts'
import { itemName } from '#features/payments/server/core/item-name.ts'

/** Held money, for its second person: whose, what was asked and taken, and what becomes of it. */
export function decisionView({ kinds }: Pick<PaymentsContext, 'kinds'>): View {
  return async (reader, { after }, { nowMs }) => {
    const { attemptId, amount, outcome, reason }: StoredDecision = JSON.parse(after)
    const attempt = await reader
      .selectFrom('payment_attempt')
      .select(['payment_type', 'reference_id', 'c_bpartner_id', 'amount'])
      .where('payment_attempt_id', '=', attemptId)
      .executeTakeFirst()
    if (attempt === undefined) return null
    const student = await nameOf(reader, attempt.c_bpartner_id)
    const name = await itemName(reader, attempt, { kinds, nowMs })
    const choice = outcome === 'credit' ? text['to-credit'] : text['to-refund']
    return {
      subject: joinedInBoth(', ', sameInBoth(student), name),
      fields: [
        { name: text.amount, now: { paisa: attempt.amount }, proposed: { paisa: amount } },
        { name: text.reference, now: null, proposed: shortReference(attemptId) },
        { name: text.outcome, now: null, proposed: choice },
        { name: text.reason, now: null, proposed: reason },
      ],
      checks: [],
      lists: [peopleOf(student, attempt.c_bpartner_id, name)],
      sheet: null,
    }
  }
}

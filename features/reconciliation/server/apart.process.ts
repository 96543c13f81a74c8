import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { voucherMessages } from '#features/payments/rules/facts.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { linkText as text } from '../rules/link-messages.ts'
import { reconciliationApart } from '../wire/reconciliation.ts'
import { takeLine } from './bank-line.ts'

/** A line and a payment are not the same: remembered, so that no other person is asked again. Moves no money. */
export const apartProcess = defineProcess({
  ...reconciliationApart,
  name: text['apart-name'],
  roles: staffWith('payment.reconcile'),
  run: (
    { bank_statement_line_ID: lineId, c_payment_ID: paymentId },
    { session, nowMs, transact },
  ) =>
    transact(async (transaction, did) => {
      const line = await takeLine(transaction, lineId)
      if (isRefusal(line)) return line
      const voucher = await transaction
        .selectFrom('voucher')
        .select('c_payment_id')
        .where('c_payment_id', '=', paymentId)
        .executeTakeFirst()
      if (voucher === undefined)
        return refusal('rule/voucher-unknown', voucherMessages['voucher-unknown'], { status: 404 })
      if (line.usedBy === paymentId)
        return refusal('rule/line-used', text['line-used'], { status: 409 })
      const stored = await transaction
        .insertInto('reconciliation_apart')
        .values({
          bank_statement_line_id: lineId,
          c_payment_id: paymentId,
          decided_by: session.userId,
          decided: new Date(nowMs),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('c_payment_id')
        .executeTakeFirst()
      if (stored !== undefined)
        did({
          table: 'c_payment',
          record: paymentId,
          before: {},
          after: { not_the_same_line: lineId },
        })
      return { summary: text['is-apart'] }
    }),
})

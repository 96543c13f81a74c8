import { nameInBoth } from '#platform/pure/message.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Reason } from '#features/desk/rules/facts.ts'
import { oweTranslation } from '#features/desk/server/translations/given-reason.ts'
import { languageOfPartner } from '#features/notifications/server/reader-language.ts'
import { voucherMessages } from '#features/payments/rules/slips/voucher-messages.ts'
import { tellReturned } from '../core/notices.ts'
import { targetOf } from '../core/paid-document.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { settleDocument } from '../ledger/settle-document.ts'
import { tellOfUsedSlip } from './used/used-slip.ts'
import { decide, type Deciding, notWaiting, takeVoucher, tellTrail } from './waiting-voucher.ts'

/** Notifies the student of the reason in their language, and stores it in the payment; they may upload again. */
export function returnVoucher(
  command: Deciding & {
    readonly reason: Reason
    /** The registrar is also notified that the slip is in use elsewhere. */
    readonly tellsRegistrar: boolean
  },
  context: PaymentsContext,
): Promise<Refusal | 'done'> {
  return command.transact(async (transaction, did) => {
    const voucher = await takeVoucher(transaction, command)
    if (isRefusal(voucher)) return voucher
    if (voucher.state !== 'SUBMITTED' && voucher.state !== 'HELD') return notWaiting(voucher.state)
    const { words } = command.reason
    if (words.en === '') return refusal('rule/reason-needed', voucherMessages['reason-needed'])
    if (command.tellsRegistrar) {
      const reported = await tellOfUsedSlip(transaction, command.paymentId, command)
      if (isRefusal(reported)) return reported
      did(reported)
    }
    await decide(transaction, command, { state: 'RETURNED', reason: words.en })
    const language = await languageOfPartner(transaction, voucher.payment.c_bpartner_id)
    await transaction
      .updateTable('c_payment')
      .set({
        docstatus: 'CL',
        comments: words[language],
        updated: new Date(command.nowMs),
        updatedby: command.userId,
      })
      .where('c_payment_id', '=', command.paymentId)
      .execute()
    const { kind, referenceId } = targetOf(voucher.payment, context)
    const document = await kind.lock(transaction, referenceId, dayInNepal(command.nowMs))
    await settleDocument(transaction, kind, referenceId)
    await tellReturned(transaction, {
      partnerId: voucher.payment.c_bpartner_id,
      name:
        document?.name ?? nameInBoth(voucher.payment.description, voucher.payment.description_ne),
      amount: paisa(voucher.payment.payamt),
      reason: words,
      event: `c_payment:${command.paymentId}`,
      nowMs: command.nowMs,
    })
    await oweTranslation(transaction, {
      model: 'c_payment',
      record: command.paymentId,
      partnerId: voucher.payment.c_bpartner_id,
      reason: command.reason,
      by: command,
      nowMs: command.nowMs,
    })
    tellTrail(did, voucher, { state: 'RETURNED', approved_amount: null, reason: words.en })
    return 'done'
  })
}

import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { reasonOf } from '#features/desk/server/translations/given-reason.ts'
import type { ReasonPlace } from '#features/desk/server/translations/translate.process.ts'
import { voucherMessages } from '#features/payments/rules/slips/voucher-messages.ts'
import { approveVoucher } from './approve-voucher.ts'
import { returnVoucher } from './return-voucher.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

/** Columns that hold the reason of a returned voucher. */
export const voucherReasons: readonly ReasonPlace[] = [
  { model: 'c_payment', table: 'c_payment', column: 'comments' },
  { model: 'c_payment', table: 'voucher', column: 'reason' },
]
const roles = staffWith('voucher.decide')

/** The cashier's document actions (READINGS R-70). */
export function voucherProcesses(context: PaymentsContext): readonly Process[] {
  return [
    defineProcess({
      ...contracts.voucherApprove,
      name: { en: 'Approve voucher', ne: 'भौचर स्वीकृत' },
      roles,
      async run(given, { session, nowMs, transact }) {
        const amount: Money = paisa(given.amount)
        const command = {
          paymentId: given.c_payment_ID,
          amount,
          toCredit: given.to_credit === true,
          note: given.note ?? null,
          ...session,
          nowMs,
          transact,
        }
        const done = await approveVoucher(command, context)
        return isRefusal(done) ? done : { summary: voucherMessages['voucher-approved'] }
      },
    }),
    defineProcess({
      ...contracts.voucherReturn,
      name: { en: 'Return voucher', ne: 'भौचर फिर्ता' },
      roles,
      async run(given, { session, nowMs, transact }) {
        const command = {
          paymentId: given.c_payment_ID,
          reason: reasonOf(given),
          tellsRegistrar: given.tell_registrar === true,
          ...session,
          nowMs,
          transact,
        }
        const done = await returnVoucher(command, context)
        return isRefusal(done) ? done : { summary: voucherMessages['voucher-returned'] }
      },
    }),
  ]
}

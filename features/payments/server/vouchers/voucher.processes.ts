import { type Money, paisa } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { reasonOf, neededReason } from '#features/desk/server/translations/given-reason.ts'
import type { ReasonPlace } from '#features/desk/server/translations/translate.process.ts'
import { voucherMessages } from '../../rules/voucher-messages.ts'
import { approveVoucher } from './approve-voucher.ts'
import { returnVoucher } from './return-voucher.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

const paymentParameter = { name: 'c_payment_ID', type: 'integer', mandatory: true } as const
const recordParameter = { table: 'c_payment', parameter: 'c_payment_ID' } as const
/** Columns that hold the reason of a returned voucher. */
export const voucherReasons: readonly ReasonPlace[] = [
  { model: 'c_payment', table: 'c_payment', column: 'comments' },
  { model: 'c_payment', table: 'voucher', column: 'reason' },
]
const roles = ['cashier', 'administrator'] as const

/** The cashier's document actions (READINGS R-70). */
export function voucherProcesses(context: PaymentsContext): readonly Process[] {
  return [
    {
      slug: 'voucher_approve',
      name: { en: 'Approve voucher', ne: 'भौचर स्वीकृत' },
      parameters: [
        paymentParameter,
        { name: 'amount', type: 'amount', mandatory: true },
        { name: 'note', type: 'text' },
        { name: 'to_credit', type: 'boolean' },
      ],
      roles,
      recordParameter,
      async run(given, { session, nowMs, transact }) {
        const amount: Money = paisa(Number(given['amount']))
        const command = {
          paymentId: Number(given['c_payment_ID']),
          amount,
          toCredit: given['to_credit'] === true,
          note: given['note'] === undefined ? null : String(given['note']),
          ...session,
          nowMs,
          transact,
        }
        const done = await approveVoucher(command, context)
        return isRefusal(done) ? done : { summary: voucherMessages['voucher-approved'] }
      },
    },
    {
      slug: 'voucher_return',
      name: { en: 'Return voucher', ne: 'भौचर फिर्ता' },
      parameters: [paymentParameter, ...neededReason, { name: 'tell_registrar', type: 'boolean' }],
      roles,
      recordParameter,
      async run(given, { session, nowMs, transact }) {
        const command = {
          paymentId: Number(given['c_payment_ID']),
          reason: reasonOf(given),
          tellsRegistrar: given['tell_registrar'] === true,
          ...session,
          nowMs,
          transact,
        }
        const done = await returnVoucher(command, context)
        return isRefusal(done) ? done : { summary: voucherMessages['voucher-returned'] }
      },
    },
  ]
}

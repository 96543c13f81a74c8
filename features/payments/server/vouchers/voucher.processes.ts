import { type Money, paisa } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { voucherMessages } from '../../rules/voucher-messages.ts'
import { approveVoucher, returnVoucher } from './decide-voucher.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

const paymentParameter = { name: 'c_payment_ID', type: 'integer', mandatory: true } as const
const recordParameter = { table: 'c_payment', parameter: 'c_payment_ID' } as const
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
      ],
      roles,
      recordParameter,
      async run(given, { session, nowMs, act }) {
        const amount: Money = paisa(Number(given['amount']))
        const wish = {
          paymentId: Number(given['c_payment_ID']),
          amount,
          note: given['note'] === undefined ? null : String(given['note']),
          ...session,
          nowMs,
          act,
        }
        const done = await approveVoucher(wish, context)
        return isRefusal(done) ? done : { summary: voucherMessages['voucher-approved'] }
      },
    },
    {
      slug: 'voucher_return',
      name: { en: 'Return voucher', ne: 'भौचर फिर्ता' },
      parameters: [
        paymentParameter,
        { name: 'reason', type: 'text', mandatory: true },
        { name: 'reason_ne', type: 'text' },
        { name: 'tell_registrar', type: 'boolean' },
      ],
      roles,
      recordParameter,
      async run(given, { session, nowMs, act }) {
        const reason = String(given['reason'])
        const wish = {
          paymentId: Number(given['c_payment_ID']),
          reason: { en: reason, ne: String(given['reason_ne'] ?? reason) },
          tellsRegistrar: given['tell_registrar'] === true,
          ...session,
          nowMs,
          act,
        }
        const done = await returnVoucher(wish, context)
        return isRefusal(done) ? done : { summary: voucherMessages['voucher-returned'] }
      },
    },
  ]
}

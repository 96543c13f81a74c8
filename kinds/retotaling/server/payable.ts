import { findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { applicationPayable } from '#features/applying/server/payable.ts'
import { retotaling } from '../rules/kind.ts'
import { retotalingMessages as text } from '../rules/messages.ts'
import { paymentReference } from '../wire/retotaling.ts'
import { retotalingApplications } from './applications.ts'

/** The fee fixed when it was applied for, until the end of RetotalingTo; a withdrawn exam's is not paid. */
export const retotalingPayable = applicationPayable(retotaling, {
  applications: retotalingApplications,
  referenceColumn: 'n_exam_retotaling_id',
  reference: paymentReference,
  openings: { table: 'n_exam_open', lastDay: 'retotalingto' },
  payEnded: text['payment-ended'],
  restWhileVoucherWaits: true,
  terms({ totalfee, retotalingto }) {
    const fee = paisa(totalfee)
    return {
      fee,
      items: [{ label: text.fee, amount: fee }],
      payUntil: retotalingto === null ? null : findDay(retotalingto),
    }
  },
  findBlock: ({ opening_is_active: isActive }) =>
    isActive ? null : refusal('rule/opening-gone', text['opening-gone'], { status: 404 }),
})

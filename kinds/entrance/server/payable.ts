import { applicationPayable } from '#features/applying/server/payable.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { feeHeads, feeOn, isRegularOn } from '#features/late-fee/rules/facts.ts'
import { entranceFormMessages as texts } from '../rules/form-messages.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages } from '../rules/messages.ts'
import { paymentReference } from '../wire/entrance-application.ts'
import { entranceApplications } from './applications.ts'
import { feeTermsFromRow } from '#features/late-fee/server/fee-columns.ts'

/** The fee of an entrance is that of its opening on the day of payment; a withdrawn one takes no payment. */
export const entrancePayable = applicationPayable(entrance, {
  applications: entranceApplications,
  referenceColumn: 'n_entrance_reg_id',
  reference: paymentReference,
  openings: { table: 'n_entrance_open', lastDay: 'apply_uptolate' },
  terms(row, today) {
    const opening = feeTermsFromRow(row)
    const fee = feeOn(opening, today)
    const label = texts[isRegularOn(opening, today) ? 'fee-regular' : 'fee-late']
    return {
      fee,
      items: [{ label, amount: fee }],
      heads: feeHeads('ENTRANCE', opening.regularFee, fee),
      payUntil: opening.lastLateDay,
    }
  },
  findBlock: ({ opening_is_active: isActive }) =>
    isActive
      ? null
      : refusal('rule/opening-gone', entranceMessages['opening-gone'], { status: 404 }),
})

import { paisa } from '#platform/pure/money/money.ts'
import { applicationPayable } from '#features/applying/server/payable.ts'
import { universityRegistration } from '../rules/kind.ts'
import { registrationPageMessages } from '../rules/messages.ts'
import { paymentReference } from '../wire/registration.ts'
import { registrations } from './applications.ts'

/** The fee was fixed when it was applied for and has no last day. */
export const registrationPayable = applicationPayable(universityRegistration, {
  applications: registrations,
  referenceColumn: 'n_nou_reg_id',
  reference: paymentReference,
  restWhileVoucherWaits: true,
  terms({ totalfee }) {
    const fee = paisa(totalfee)
    const items = [{ label: registrationPageMessages.fee, amount: fee }]
    return { fee, items, payUntil: null }
  },
})

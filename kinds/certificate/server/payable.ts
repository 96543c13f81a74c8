import { paisa } from '#platform/pure/money/money.ts'
import { applicationPayable } from '#features/applying/server/payable.ts'
import { certificate } from '../rules/kind.ts'
import { paymentReference } from '../wire/certificate.ts'
import { certificateApplications } from './applications.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'

/** The fee was fixed when it was asked for and has no last day. */
export const certificatePayable = applicationPayable(certificate, {
  applications: certificateApplications,
  referenceColumn: 'n_certificate_reg_id',
  reference: paymentReference,
  restWhileVoucherWaits: true,
  terms({ totalfee }) {
    const fee = paisa(totalfee)
    return { fee, items: [{ label: text.fee, amount: fee }], payUntil: null }
  },
})

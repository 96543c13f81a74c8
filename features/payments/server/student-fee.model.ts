import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { cashReads } from '#features/roles/server/staff-access.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { CreateHook, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { paymentMessages } from '../rules/messages.ts'

/** A student cannot print their own receipt: whatever looks like an amount is refused (SECURITY T44, READINGS R-30). */
const noteHook: CreateHook = async (values) => {
  const receipt = values['ReceiptRefund']
  if (typeof receipt === 'string' && /\d/.test(receipt))
    return refusal('rule/student-payment-failed', paymentMessages['student-payment-failed'], {
      status: 403,
    })
  return { is: 'allowed', values }
}

/** A note that a fee was handed over; it never reaches the ledger, so nothing can be counted twice. */
export const studentFeeModel: Model = {
  table: 'n_student_fee',
  label: { en: 'Student Fee', ne: 'विद्यार्थी शुल्क' },
  identifier: ['tendertype'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: { ...cashReads, student: { read: 'own', create: true } },
  hooks: { create: noteHook },
  columns: [
    column.reference('C_BPartner_ID', officeLabels.businessPartner, {
      to: 'c_bpartner',
      createOnly: true,
      mandatory: true,
    }),
    column.text('tendertype', pageLabels.paymentType, { createOnly: true }),
    column.text(
      'ReceiptRefund',
      { en: 'Receipt or refund', ne: 'रसिद वा फिर्ता' },
      { createOnly: true },
    ),
  ],
}

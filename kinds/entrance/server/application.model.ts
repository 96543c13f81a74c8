import { applicationReads } from '#features/auth/server/staff-access.ts'
import { documentStatuses } from '#features/applying/server/document-statuses.ts'
import { academicReferences } from '#features/institution/server/academic.models.ts'
import { column, readOnly } from '#platform/server/model-engine/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary.ts'
import { applyHook } from './apply.hook.ts'

/** A student's entrance applications. Money, eligibility, status and numbers are the server's (SECURITY T32). */
export const applicationModel: Model = {
  table: 'n_entrance_reg',
  label: { en: 'Entrance Application', ne: 'प्रवेश आवेदन' },
  identifier: ['erollno'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: { ...applicationReads, student: { read: 'own', create: true } },
  children: { c_payment: 'n_entrance_reg_ID' },
  hooks: { create: applyHook },
  columns: [
    column.reference(
      'C_BPartner_ID',
      { en: 'Business Partner', ne: 'व्यक्ति' },
      { to: 'c_bpartner', createOnly: true, mandatory: true },
    ),
    column.reference(
      'n_entrance_open_ID',
      { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
      { to: 'n_entrance_open', createOnly: true, mandatory: true, asked: true },
    ),
    ...academicReferences,
    column.amount('totalfee', { en: 'Total Fee', ne: 'जम्मा शुल्क' }, readOnly),
    column.amount('feepaid', { en: 'Fee Paid', ne: 'तिरेको शुल्क' }, readOnly),
    column.boolean('IsPaid', { en: 'Paid', ne: 'भुक्तानी भयो' }, readOnly),
    column.boolean('isPending', { en: 'Pending', ne: 'विचाराधीन' }, readOnly),
    column.text('selectedQuota', { en: 'Quota', ne: 'कोटा' }, { createOnly: true }),
    column.boolean('eligible', { en: 'Eligible', ne: 'योग्य' }, readOnly),
    column.list(
      'DocStatus',
      { en: 'Document Status', ne: 'कागजातको स्थिति' },
      { values: documentStatuses, ...readOnly },
    ),
    column.text('erollno', { en: 'Symbol No.', ne: 'सिम्बल नं.' }, readOnly),
    column.text('exam_centre', { en: 'Centre', ne: 'परीक्षा केन्द्र' }, readOnly),
  ],
}

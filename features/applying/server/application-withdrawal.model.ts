import * as pageLabels from '#platform/pure/labels/page.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { readBy } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { withdrawalModel } from '../wire/application-withdrawal.ts'

/** Reasons of withdrawals and of applications that no longer hold; written by the student or the job. */
export const applicationWithdrawalModel: Model = {
  table: withdrawalModel,
  label: { en: 'Withdrawal of an application', ne: 'आवेदन फिर्ता लिएको' },
  identifier: ['reason'],
  owner: { is: 'partner', column: partnerReference.name },
  access: {
    ...readBy('return.read'),
    student: { read: 'own' },
  },
  columns: [
    partnerReference,
    column.text('cause', { en: 'Cause', ne: 'कारणको प्रकार' }, readOnly),
    column.text('reason', pageLabels.reason, readOnly),
    column.text('reason_ne', { en: 'Reason in Nepali', ne: 'नेपालीमा कारण' }, readOnly),
    column.datetime('found', { en: 'Found on', ne: 'थाहा भएको मिति' }, readOnly),
    column.datetime('carried_out', { en: 'Withdrawn', ne: 'फिर्ता लिएको मिति' }, readOnly),
    column.amount('credited', { en: 'Credited', ne: 'जम्मा भएको रकम' }, readOnly),
  ],
}

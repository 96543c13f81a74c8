import * as pageLabels from '#platform/pure/labels/page.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { readBy } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { returnModel } from '#features/applying/wire/application-return.ts'

/** Reasons why applications were returned; written only by the decision and by the student who sends one again. */
export const applicationReturnModel: Model = {
  table: returnModel,
  label: { en: 'Return of an application', ne: 'आवेदन फिर्ता' },
  identifier: ['reason'],
  owner: { is: 'partner', column: partnerReference.name },
  access: {
    ...readBy('return.read'),
    student: { read: 'own' },
  },
  columns: [
    partnerReference,
    column.text('reason', pageLabels.reason, readOnly),
    column.text('reason_ne', { en: 'Reason in Nepali', ne: 'नेपालीमा कारण' }, readOnly),
    column.datetime('returned', { en: 'Returned', ne: 'फिर्ता मिति' }, readOnly),
    column.datetime('sent_again', { en: 'Sent again', ne: 'फेरि पठाएको' }, readOnly),
  ],
}

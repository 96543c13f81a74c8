import * as common from '#platform/pure/labels/common.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { registryReads } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { educationLevels, gradingTypes } from '../rules/education-lists.ts'

/** Education before this university. Written by POST /nou/academic_record/save; deleting only hides it (SECURITY T27). */
export const educationRecordModel: Model = {
  table: 'n_bpaca_info',
  label: { en: 'Education Record', ne: 'शैक्षिक विवरण' },
  identifier: ['institute'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: { ...registryReads, student: { read: 'own', remove: true } },
  keepRemoved: true,
  columns: [
    partnerReference,
    column.list('Value', common.level, { values: educationLevels, ...readOnly }),
    column.text('institute', { en: 'Institution', ne: 'संस्था' }, readOnly),
    column.text('uni_board', { en: 'Board', ne: 'बोर्ड' }, readOnly),
    column.text('passed_year', { en: 'Passed Year', ne: 'उत्तीर्ण वर्ष' }, readOnly),
    column.text('Description', { en: 'Major Subject', ne: 'मुख्य विषय' }, readOnly),
    column.list(
      'grading_type',
      { en: 'Grading', ne: 'मूल्याङ्कन' },
      { values: gradingTypes, ...readOnly },
    ),
    column.number('obtained_marks', { en: 'Obtained Marks', ne: 'प्राप्ताङ्क' }, readOnly),
    column.number('full_marks', { en: 'Full Marks', ne: 'पूर्णाङ्क' }, readOnly),
  ],
}

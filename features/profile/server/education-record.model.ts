import type { Message } from '#platform/pure/message.ts'
import { staffRead } from '#features/auth/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary.ts'

/** Levels of school and university before this one (SPEC §3). */
const levels = {
  '1slc': { en: 'SLC', ne: 'एसएलसी' },
  '11diploma': { en: 'Diploma', ne: 'डिप्लोमा' },
  '2plus_two': { en: 'Plus Two/Intermediate', ne: 'प्लस टु/इन्टरमिडिएट' },
  '3bachelor': { en: 'Bachelor', ne: 'स्नातक' },
  '4master': { en: 'Master', ne: 'स्नातकोत्तर' },
  '5mphil': { en: 'MPhil', ne: 'एमफिल' },
  '6phd': { en: 'Ph.D.', ne: 'पीएचडी' },
} as const satisfies Record<string, Message>

const gradings = {
  G: { en: 'CGPA', ne: 'सीजीपीए' },
  P: { en: 'Percentage', ne: 'प्रतिशत' },
} as const satisfies Record<string, Message>

export const educationRecordModel: Model = {
  table: 'n_bpaca_info',
  label: { en: 'Education Record', ne: 'शैक्षिक विवरण' },
  identifier: ['institute'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: { ...staffRead, student: { read: 'own' } },
  columns: [
    column.reference(
      'C_BPartner_ID',
      { en: 'Business Partner', ne: 'व्यक्ति' },
      { to: 'c_bpartner', ...readOnly },
    ),
    column.list('Value', { en: 'Level', ne: 'तह' }, { values: levels, ...readOnly }),
    column.text('institute', { en: 'Institution', ne: 'संस्था' }, readOnly),
    column.text('uni_board', { en: 'Board', ne: 'बोर्ड' }, readOnly),
    column.text('passed_year', { en: 'Passed Year', ne: 'उत्तीर्ण वर्ष' }, readOnly),
    column.text('Description', { en: 'Major Subject', ne: 'मुख्य विषय' }, readOnly),
    column.list(
      'grading_type',
      { en: 'Grading', ne: 'मूल्याङ्कन' },
      { values: gradings, ...readOnly },
    ),
    column.number('obtained_marks', { en: 'Obtained Marks', ne: 'प्राप्ताङ्क' }, readOnly),
    column.number('full_marks', { en: 'Full Marks', ne: 'पूर्णाङ्क' }, readOnly),
  ],
}

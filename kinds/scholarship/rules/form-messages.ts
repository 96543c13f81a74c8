import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'
import { formPersonLabels } from '#features/documents/rules/facts.ts'

/** Texts printed on the scholarship application form, in both languages on one page. */
export const scholarshipFormMessages = {
  ...formPersonLabels,
  title: { en: 'Scholarship application form', ne: 'छात्रवृत्ति आवेदन फारम' },
  office: {
    en: 'Student welfare and scholarship section',
    ne: 'विद्यार्थी कल्याण तथा छात्रवृत्ति शाखा',
  },
  scholarship: common.scholarship,
  amount: pageLabels.amount,
  registration: pageLabels.registrationNo,
  mother: { en: 'Mother', ne: 'आमा' },
  address: { en: 'Address', ne: 'ठेगाना' },
  'applied-on': { en: 'Applied', ne: 'आवेदन मिति' },
  semester: { en: 'Semester {name}', ne: 'सेमेस्टर {name}' },
  sgpa: { en: 'SGPA {sgpa}, {credits} credits', ne: 'एस.जी.पी.ए. {sgpa}, {credits} क्रेडिट' },
  rules: { en: 'Rules, as on the day of applying', ne: 'आवेदनको दिनको अवस्था' },
  rule: { en: 'Rule', ne: 'नियम' },
  needed: pageLabels.needed,
  yours: { en: 'Yours', ne: 'तपाईंको' },
  quota: common.quota,
  cgpa: common.cgpa,
  attendance: officeLabels.attendancePercent,
  income: { en: 'Yearly income', ne: 'वार्षिक आय' },
  proof: { en: 'proof attached', ne: 'प्रमाण संलग्न' },
  'no-rules': { en: 'No rules: open to all', ne: 'सबैका लागि खुला' },
  declared: {
    en: 'I receive no other scholarship for this semester. If I leave the programme I will tell the office.',
    ne: 'म यस सेमेस्टरमा अर्को छात्रवृत्ति पाउने विद्यार्थी होइन। कार्यक्रम छोडेमा कार्यालयलाई जानकारी दिनेछु।',
  },
  committee: { en: 'Committee', ne: 'समिति' },
  'office-use': { en: 'Office use', ne: 'कार्यालय प्रयोजन' },
  recommended: { en: 'Recommended, {amount}', ne: 'सिफारिस, {amount}' },
  other: { en: 'Other amount Rs. ............', ne: 'अर्को रकम' },
  'not-recommended': { en: 'Not recommended', ne: 'सिफारिस छैन' },
  reason: pageLabels.reason,
  member: officeLabels.member,
  chair: { en: 'Chair', ne: 'अध्यक्ष' },
  'scan-repeats': {
    en: 'The page repeats: name, scholarship, amount applied for and date. If it differs, this document is not valid.',
    ne: 'पानामा नाम, छात्रवृत्ति, आवेदन रकम र मिति देखिन्छ। नमिलेमा यो कागज मान्य हुँदैन।',
  },
} as const satisfies Messages

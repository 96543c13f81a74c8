import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Words for what a scholarship asks of an applicant, beside what the applicant has. */
export const scholarshipClaimMessages = {
  quota: common.quota,
  'quota-none': { en: 'none', ne: 'छैन' },
  cgpa: common.cgpa,
  attendance: officeLabels.attendance,
  income: { en: 'Family income', ne: 'पारिवारिक आय' },
  'income-proof': { en: 'its proof, you judge it', ne: 'त्यसको प्रमाण, तपाईं हेर्नुहोस्' },
  'at-least': { en: '{n} or more', ne: '{n} वा बढी' },
  'at-least-percent': { en: '{n} % or more', ne: '{n} % वा बढी' },
  'at-most': { en: '{amount} a year or less', ne: 'वार्षिक {amount} वा कम' },
  'not-known': { en: 'not known', ne: 'थाहा छैन' },
  'one-of': { en: 'one of: {quotas}', ne: 'यीमध्ये एक: {quotas}' },
  documents: { en: 'Documents', ne: 'कागजात' },
  'documents-judged': { en: 'you judge them', ne: 'तपाईं हेर्नुहोस्' },
  'documents-needed': { en: 'as the scholarship asks', ne: 'छात्रवृत्तिले मागेजस्तै' },
} as const satisfies Messages

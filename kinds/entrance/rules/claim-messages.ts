import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Claims of an applicant, as the desk shows them beside the requirements. */
export const claimMessages = {
  record: { en: '{year}, {board}: {result}', ne: '{year}, {board}: {result}' },
  'record-needed': { en: 'as on the marksheet', ne: 'अङ्कपत्रमा जस्तै' },
  'no-record': { en: 'none', ne: 'छैन' },
  education: common.education,
  quota: common.quota,
  'quota-proof': { en: '{proofs}: you judge it', ne: '{proofs}: तपाईं हेर्नुहोस्' },
  'quota-none': { en: 'needs no proof', ne: 'प्रमाण चाहिँदैन' },
  'quota-gender': { en: 'gender: {gender}', ne: 'लिङ्ग: {gender}' },
  'gender-differs': {
    en: 'The profile says {gender}.',
    ne: 'प्रोफाइलमा {gender} छ।',
  },
} as const satisfies Messages

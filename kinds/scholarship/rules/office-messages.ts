import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Names of applications for scholarships, messages to staff, and the student's notifications. */
export const scholarshipOfficeMessages = {
  queue: common.scholarship,
  'approving-opens': {
    en: 'Approving marks the application as complete; the committee decides.',
    ne: 'स्वीकृत गर्दा आवेदन पूरा भएको जनाइन्छ; निर्णय समितिले गर्छ।',
  },
  name: { en: 'Scholarship application', ne: 'छात्रवृत्ति आवेदन' },
  'notice-approved': {
    en: 'Your application for {name} is complete and goes to the committee. You can download the form.',
    ne: '{name}को तपाईंको आवेदन पूरा भयो र समितिमा जान्छ। फारम डाउनलोड गर्न सकिन्छ।',
  },
  'committee-decides': {
    en: 'The committee awards or declines a scholarship.',
    ne: 'छात्रवृत्ति दिने वा नदिने निर्णय समितिले गर्छ।',
  },
} as const satisfies Messages

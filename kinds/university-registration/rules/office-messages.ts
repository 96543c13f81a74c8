import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Names of registrations, and the student's notification. */
export const registrationOfficeMessages = {
  'approving-opens': {
    en: 'Approving gives the registration number for good, and notifies the student.',
    ne: 'स्वीकृत गर्दा दर्ता नम्बर सधैँका लागि दिइन्छ र विद्यार्थीलाई खबर जान्छ।',
  },
  name: pageLabels.universityRegistration,
  'notice-approved': {
    en: 'Your university registration is approved. Your registration number is {number}.',
    ne: 'तपाईंको विश्वविद्यालय दर्ता स्वीकृत भयो। दर्ता नम्बर {number} हो।',
  },
} as const satisfies Messages

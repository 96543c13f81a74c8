import type { Messages } from '#platform/pure/message.ts'

/** What the student's notices say. */
export const registrationOfficeMessages = {
  'notice-approved': {
    en: 'Your course registration {name} is approved. You can download the form.',
    ne: 'तपाईंको विषय दर्ता {name} स्वीकृत भयो। फारम डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages

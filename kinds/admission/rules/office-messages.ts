import type { Messages } from '#platform/pure/message.ts'

/** What the student's notices say. */
export const admissionOfficeMessages = {
  'notice-approved': {
    en: 'Your admission {name} is approved. Your roll number is {roll}. You can download the form.',
    ne: 'तपाईंको भर्ना {name} स्वीकृत भयो। तपाईंको रोल नम्बर {roll} हो। फारम डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages

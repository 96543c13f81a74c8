import type { Messages } from '#platform/pure/message.ts'

/** What the student's notices say of an exam registration. */
export const examOfficeMessages = {
  'notice-approved': {
    en: 'Your registration for {name} is approved. You can download the form and the admit card.',
    ne: '{name}को दर्ता स्वीकृत भयो। फारम र प्रवेशपत्र डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages

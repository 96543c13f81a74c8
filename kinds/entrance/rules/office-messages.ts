import type { Messages } from '#platform/pure/message.ts'

/** What the registry is told about entrance applications, and what the student's notices say. */
export const entranceOfficeMessages = {
  'eligible-set': { en: 'Eligibility saved.', ne: 'योग्यता सुरक्षित भयो।' },
  'not-let-in': {
    en: 'Only an approved application can be selected.',
    ne: 'स्वीकृत आवेदन मात्र छान्न सकिन्छ।',
  },
  'notice-approved': {
    en: 'Your application for {name} is approved. You can download the admit card.',
    ne: '{name}को आवेदन स्वीकृत भयो। प्रवेशपत्र डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages

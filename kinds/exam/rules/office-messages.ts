import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the desk's queue and of the student's notifications about an exam registration. */
export const examOfficeMessages = {
  queue: pageLabels.examRegistration,
  'approving-opens': {
    en: 'Approving lets the student sit the exam and opens form and admit card.',
    ne: 'स्वीकृत गर्दा विद्यार्थी परीक्षामा बस्न पाउँछन्, फारम र प्रवेशपत्र खुल्छ।',
  },
  'notice-approved': {
    en: 'Your registration for {name} is approved. You can download the form and the admit card.',
    ne: '{name}को दर्ता स्वीकृत भयो। फारम र प्रवेशपत्र डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages

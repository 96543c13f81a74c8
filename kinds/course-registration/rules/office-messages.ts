import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the desk's queue and of the student's notifications. */
export const registrationOfficeMessages = {
  queue: pageLabels.courseRegistration,
  'approving-opens': {
    en: 'Approving registers the courses, moves the semester, and notifies the student.',
    ne: 'स्वीकृत गर्दा विषय दर्ता हुन्छ, सेमेस्टर सर्छ र विद्यार्थीलाई खबर जान्छ।',
  },
  'notice-approved': {
    en: 'Your course registration {name} is approved. You can download the form.',
    ne: 'तपाईंको विषय दर्ता {name} स्वीकृत भयो। फारम डाउनलोड गर्न सकिन्छ।',
  },
} as const satisfies Messages

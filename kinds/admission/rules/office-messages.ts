import type { Messages } from '#platform/pure/message.ts'

/** Messages to the registry about admissions, and the student's notifications. */
export const admissionOfficeMessages = {
  queue: { en: 'Admission', ne: 'भर्ना' },
  'approving-opens': {
    en: 'Approving enrolls the student, gives the roll number, and notifies them.',
    ne: 'स्वीकृत गर्दा विद्यार्थी भर्ना हुन्छन्, रोल नम्बर पाउँछन् र खबर जान्छ।',
  },
  'notice-approved': {
    en: 'Your admission {name} is approved. Your roll number is {roll}. You can download the form.',
    ne: 'तपाईंको भर्ना {name} स्वीकृत भयो। तपाईंको रोल नम्बर {roll} हो। फारम डाउनलोड गर्न सकिन्छ।',
  },
  'entrance-changed': {
    en: 'Your entrance no longer makes you eligible for it.',
    ne: 'तपाईंको प्रवेश परीक्षाले यसका लागि अब योग्य ठहराउँदैन।',
  },
  'enrollment-active': {
    en: 'The student is enrolled through this admission. Mark the enrollment as passed out or dropped out first.',
    ne: 'यही भर्नाबाट विद्यार्थी अध्ययनरत छन्। पहिले उत्तीर्ण वा छाडेको जनाउनुहोस्।',
  },
} as const satisfies Messages

import type { Messages } from '#platform/pure/message.ts'

/** Texts of the page of the cash counter. */
export const cashCounterMessages = {
  title: { en: 'Cash counter', ne: 'नगद काउन्टर' },
  lead: {
    en: 'Take fees in cash, count the counter at the end of the day, note what goes to the bank.',
    ne: 'नगद शुल्क लिने, दिनको अन्त्यमा नगद गन्ने र बैंकमा बुझाएको जनाउने।',
  },
  find: { en: 'Find a student', ne: 'विद्यार्थी खोज्ने' },
  'find-hint': {
    en: 'Name, phone or registration number',
    ne: 'नाम, फोन वा दर्ता नम्बर',
  },
  none: { en: 'No student found', ne: 'विद्यार्थी भेटिएन' },
  found: { en: 'Students found', ne: 'भेटिएका विद्यार्थी' },
  day: { en: 'Day', ne: 'दिन' },
} as const satisfies Messages

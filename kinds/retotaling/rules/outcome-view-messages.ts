import type { Messages } from '#platform/pure/message.ts'

/** Words for the outcome of a retotaling that waits for its second person. */
export const outcomeViewText = {
  student: { en: 'Student', ne: 'विद्यार्थी' },
  number: { en: 'Symbol number', ne: 'सिम्बल नम्बर' },
  course: { en: 'Course', ne: 'विषय' },
  mark: { en: 'Mark of the final examination', ne: 'अन्तिम परीक्षाको अङ्क' },
  total: { en: 'Total', ne: 'जम्मा' },
  grade: { en: 'Grade', ne: 'ग्रेड' },
  asked: { en: 'The student asked', ne: 'विद्यार्थीको अनुरोध' },
  reason: { en: 'Reason', ne: 'कारण' },
  people: { en: 'Whose result it is', ne: 'कसको नतिजा' },
} as const satisfies Messages

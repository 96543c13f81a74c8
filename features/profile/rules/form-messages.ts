import type { Messages } from '#platform/pure/message.ts'

/** Education of a person as forms print it; both languages are on the same page. */
export const educationFormMessages = {
  record: { en: 'Academic record', ne: 'शैक्षिक विवरण' },
  level: { en: 'Level', ne: 'तह' },
  board: { en: 'Board or university', ne: 'बोर्ड' },
  year: { en: 'Year', ne: 'वर्ष' },
  result: { en: 'Result', ne: 'नतिजा' },
} as const satisfies Messages

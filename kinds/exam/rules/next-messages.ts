import type { Messages } from '#platform/pure/message.ts'

/** The dashboard's words about exams. */
export const examNextMessages = {
  apply: { en: 'Register for the exam', ne: 'परीक्षामा दर्ता हुनुहोस्' },
  pay: { en: 'Pay the exam fee', ne: 'परीक्षा शुल्क तिर्नुहोस्' },
  approval: { en: 'Your exam registration is being approved', ne: 'तपाईंको परीक्षा दर्ता स्वीकृत हुँदैछ' },
  deadline: { en: 'Register for {name}', ne: '{name}मा दर्ता' },
  'card-ready': { en: 'Form ready', ne: 'फारम तयार' },
} as const satisfies Messages

import type { Messages } from '#platform/pure/message.ts'

/** Texts of the fields for a day; only pages with such fields load them. */
export const dayMessages = {
  dayOfBirth: { en: 'Day', ne: 'गते' },
  adDay: { en: 'Day', ne: 'तारिख' },
  monthOfBirth: { en: 'Month', ne: 'महिना' },
  yearOfBirth: { en: 'Year', ne: 'साल' },
  adYear: { en: 'Year', ne: 'सन्' },
  monthMissing: { en: 'Month', ne: 'महिना' },
  calendarChoice: { en: 'Calendar', ne: 'पात्रो' },
  ad: { en: 'A.D.', ne: 'ई.सं.' },
  bs: { en: 'B.S.', ne: 'वि.सं.' },
  noSuchDate: { en: 'There is no such date.', ne: 'यस्तो मिति छैन।' },
} as const satisfies Messages

import type { Messages } from '#platform/pure/message.ts'

/** Texts for money that waits for its second person. */
export const moneyViewText = {
  student: { en: 'Student', ne: 'विद्यार्थी' },
  for: { en: 'For', ne: 'केका लागि' },
  amount: { en: 'Amount', ne: 'रकम' },
  credit: { en: 'The student’s credit', ne: 'विद्यार्थीको जम्मा रकम' },
  left: { en: 'Left of it', ne: 'बाँकी' },
  owed: { en: 'Still owed', ne: 'तिर्न बाँकी' },
  bank: { en: 'Bank', ne: 'बैंक' },
  holder: { en: 'Account name', ne: 'खातावालाको नाम' },
  number: { en: 'Account number', ne: 'खाता नम्बर' },
  reason: { en: 'Reason', ne: 'कारण' },
  state: { en: 'Voucher', ne: 'भौचर' },
  paid: { en: 'Paid of the fee', ne: 'शुल्कमा तिरिएको' },
  holds: { en: 'The account is in the student’s name', ne: 'खाता विद्यार्थीकै नाममा छ' },
  people: { en: 'Whose money it is', ne: 'कसको रकम' },
} as const satisfies Messages

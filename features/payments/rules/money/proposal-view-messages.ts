import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts for money that waits for its second person. */
export const moneyViewText = {
  student: common.student,
  for: { en: 'For', ne: 'केका लागि' },
  amount: pageLabels.amount,
  credit: { en: 'The student’s credit', ne: 'विद्यार्थीको जम्मा रकम' },
  left: { en: 'Remaining amount', ne: 'बाँकी' },
  owed: officeLabels.stillOwed,
  bank: common.bank,
  holder: common.accountName,
  number: common.accountNumber,
  reason: pageLabels.reason,
  state: pageLabels.voucher,
  paid: { en: 'Paid of the fee', ne: 'शुल्कमा तिरिएको' },
  holds: { en: 'The account is in the student’s name', ne: 'खाता विद्यार्थीकै नाममा छ' },
  people: { en: 'Whose money it is', ne: 'कसको रकम' },
} as const satisfies Messages

import type { Messages } from '#platform/pure/message.ts'

/** What the states of a voucher are called, wherever one is read. */
export const voucherStates = {
  SUBMITTED: { en: 'Submitted', ne: 'पेस भएको' },
  APPROVED: { en: 'Approved', ne: 'स्वीकृत' },
  RETURNED: { en: 'Returned', ne: 'फर्काइएको' },
  HELD: { en: 'Held', ne: 'रोकिएको' },
  REVERSED: { en: 'Reversed', ne: 'उल्टाइएको' },
} as const satisfies Messages

import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Names of the states of a voucher. */
export const voucherStates = {
  SUBMITTED: { en: 'Submitted', ne: 'पेस भएको' },
  APPROVED: common.approved,
  RETURNED: { en: 'Returned', ne: 'फर्काइएको' },
  HELD: { en: 'Held', ne: 'रोकिएको' },
  REVERSED: { en: 'Reversed', ne: 'उल्टाइएको' },
} as const satisfies Messages

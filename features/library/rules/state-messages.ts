import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Labels of a reservation's states. */
export const holdStates = {
  waiting: officeLabels.waiting,
  kept: { en: 'Held', ne: 'राखिएको' },
  issued: { en: 'Issued', ne: 'दिइएको' },
  lapsed: { en: 'Lapsed', ne: 'म्याद सकिएको' },
  'given-up': officeLabels.givenUp,
} as const satisfies Messages

/** Labels of a fine's states. */
export const fineStates = {
  owed: { en: 'Owed', ne: 'तिर्न बाँकी' },
  paid: { en: 'Paid', ne: 'तिरिएको' },
  'let-off': { en: 'Waived', ne: 'छुट' },
} as const satisfies Messages

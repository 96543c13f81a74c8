import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts shared by lists of openings and of own applications. */
export const listMessages = {
  applied: { en: 'Applied', ne: 'आवेदन मिति' },
  'applied-date': { en: 'Applied Date', ne: 'आवेदन मिति' },
  payment: common.payment,
  document: common.document,
  'see-notices': { en: 'See notifications', ne: 'सूचना हेर्नुहोस्' },
} as const satisfies Messages

import * as common from '#platform/pure/labels/common.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of fields and forms; only pages with a form load them. */
export const formMessages = {
  show: { en: 'Show', ne: 'देखाउनुहोस्' },
  hide: { en: 'Hide', ne: 'लुकाउनुहोस्' },
  choose: common.choose,
  optional: { en: '(optional)', ne: '(ऐच्छिक)' },
  fixThings: { en: 'Please fix {n} things', ne: '{n} कुरा मिलाउनुहोस्' },
  fixOneThing: { en: 'Please fix 1 thing', ne: '१ कुरा मिलाउनुहोस्' },
  typingSaved: { en: 'We kept what you typed.', ne: 'तपाईंले टाइप गरेको कुरा राखिएको छ।' },
  discard: { en: 'Discard', ne: 'हटाउनुहोस्' },
} as const satisfies Messages

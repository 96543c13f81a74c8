import type { Messages } from '#platform/pure/message.ts'

/** Texts of the portal about an application that is withdrawn, or no longer holds. */
export const withdrawalScreen = {
  'withdraw-of': { en: 'Withdraw {name}', ne: '{name}को आवेदन फिर्ता लिनुहोस्' },
  'withdraw-title': { en: 'Withdraw your application?', ne: 'आवेदन फिर्ता लिने हो?' },
  'withdraw-help': {
    en: '{name}: nothing is paid and nothing is decided. You may apply again while it is open.',
    ne: '{name}: केही तिरिएको छैन, निर्णय पनि भएको छैन। खुला रहुन्जेल फेरि आवेदन दिन सकिन्छ।',
  },
  'credit-help': {
    en: '{name}: the application is closed and {amount} becomes your credit. It pays another fee, or goes back to your bank account.',
    ne: '{name}: आवेदन बन्द हुन्छ र {amount} तपाईंको जम्मा रकम हुन्छ। यसले अर्को शुल्क तिर्न सकिन्छ वा तपाईंको बैंक खातामा फिर्ता हुन्छ।',
  },
  keep: { en: 'Keep the application', ne: 'आवेदन राख्नुहोस्' },
  'withdrawn-lead': { en: 'This application was withdrawn.', ne: 'यो आवेदन फिर्ता लिइयो।' },
  'withdraw-for-credit': {
    en: 'Withdraw, {amount} as credit',
    ne: 'फिर्ता लिनुहोस्, {amount} जम्मा',
  },
  'reason-unread': { en: 'The reason could not be read.', ne: 'कारण पढ्न सकिएन।' },
  loading: { en: 'Reading the reason', ne: 'कारण पढ्दै' },
} as const satisfies Messages

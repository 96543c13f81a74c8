import type { Messages } from '#platform/pure/message.ts'

/** The dashboard's next step for an application that was returned, or no longer holds. */
export const returnNextMessages = {
  title: { en: 'Correct your application', ne: 'आफ्नो आवेदन मिलाउनुहोस्' },
  offered: { en: 'An application is no longer valid', ne: 'एउटा आवेदन अब मान्य छैन' },
  'offered-go': { en: 'See why', ne: 'कारण हेर्नुहोस्' },
  go: { en: 'See what to change', ne: 'के मागिएको छ हेर्नुहोस्' },
} as const satisfies Messages

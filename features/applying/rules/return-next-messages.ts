import type { Messages } from '#platform/pure/message.ts'

/** The dashboard's next step for an application that was returned. */
export const returnNextMessages = {
  title: { en: 'Mend your application', ne: 'आफ्नो आवेदन मिलाउनुहोस्' },
  go: { en: 'See what is asked', ne: 'के मागिएको छ हेर्नुहोस्' },
} as const satisfies Messages

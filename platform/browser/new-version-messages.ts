import type { Messages } from '#platform/pure/message.ts'

/** In the place of a part whose code a deployment has taken away. */
export const newVersionMessages = {
  newVersion: {
    en: 'There is a new version. Copy what you have typed, then open the page again.',
    ne: 'नयाँ संस्करण आएको छ। टाइप गरेको कुरा कपी गर्नुहोस्, अनि पृष्ठ फेरि खोल्नुहोस्।',
  },
  reload: { en: 'Open again', ne: 'फेरि खोल्नुहोस्' },
} as const satisfies Messages

import type { Messages } from '#platform/pure/message.ts'

/** A fee whose last day is near. */
export const reminderMessages = {
  soon: {
    en: 'Pay {amount} for {name} by {day}.',
    ne: '{name}को शुल्क {amount} {day}सम्म तिर्नुहोस्।',
  },
  today: {
    en: 'Today is the last day to pay {amount} for {name}.',
    ne: '{name}को शुल्क {amount} तिर्ने आज अन्तिम दिन हो।',
  },
} as const satisfies Messages

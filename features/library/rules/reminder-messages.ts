import type { Messages } from '#platform/pure/message.ts'

/** A book that is to be returned. */
export const bookReminderMessages = {
  soon: { en: 'Return {name} by {day}.', ne: '{name} {day}सम्म फिर्ता गर्नुहोस्।' },
  today: { en: 'Return {name} today.', ne: '{name} आजै फिर्ता गर्नुहोस्।' },
  overdue: {
    en: '{name} was due on {day}. Please return it.',
    ne: '{name} {day}मा फिर्ता गर्नुपर्थ्यो। कृपया फिर्ता गर्नुहोस्।',
  },
} as const satisfies Messages

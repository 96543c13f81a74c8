import type { Messages } from '#platform/pure/message.ts'

/** Reasons why a scholarship opening is not saved as typed. */
export const scholarshipOpeningMessages = {
  'quota-unknown': {
    en: 'Use the names of the quotas: {names}.',
    ne: 'कोटाको नाम लेख्नुहोस्: {names}',
  },
} as const satisfies Messages

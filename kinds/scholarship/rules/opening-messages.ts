import type { Messages } from '#platform/pure/message.ts'

/** Reasons why a scholarship opening is not saved as typed. */
export const scholarshipOpeningMessages = {
  'quota-unknown': {
    en: 'Use the names of the quotas: Open, Dalit, Female, Foreign, Lakshit Quota, Bipanna, Local, Sponsored.',
    ne: 'कोटाको नाम लेख्नुहोस्: Open, Dalit, Female, Foreign, Lakshit Quota, Bipanna, Local, Sponsored',
  },
} as const satisfies Messages

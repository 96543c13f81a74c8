import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Paying credit out to a bank account: messages to the cashier. */
export const payOutMessages = {
  'partner-unknown': pageLabels.thereIsNoSuchStudent,
  'amount-wrong': {
    en: 'Enter an amount above zero, up to the student’s credit.',
    ne: 'फिर्ता रकम शून्यभन्दा बढी र विद्यार्थीको जम्मा रकमभित्र हुनुपर्छ।',
  },
  proposed: {
    en: 'Proposed. A second person confirms before it goes on the next list for the bank.',
    ne: 'प्रस्ताव गरियो। बैंकको सूचीमा चढ्नुअघि दोस्रो व्यक्तिले पक्का गर्नुहुन्छ।',
  },
} as const satisfies Messages

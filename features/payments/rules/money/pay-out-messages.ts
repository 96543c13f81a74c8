import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Paying credit out to a bank account: messages to the cashier and to the student. */
export const payOutMessages = {
  'partner-unknown': pageLabels.thereIsNoSuchStudent,
  'account-wrong': {
    en: 'Write the account number with 6 to 30 letters, digits and hyphens.',
    ne: 'खाता नम्बर ६देखि ३० वटा अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्नमा लेख्नुहोस्।',
  },
  'amount-wrong': {
    en: 'Enter an amount above zero, up to the student’s credit.',
    ne: 'फिर्ता रकम शून्यभन्दा बढी र विद्यार्थीको जम्मा रकमभित्र हुनुपर्छ।',
  },
  proposed: {
    en: 'Proposed. A second person confirms before the bank is instructed.',
    ne: 'प्रस्ताव गरियो। बैंकलाई भन्नुअघि दोस्रो व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  notice: {
    en: '{amount} of your credit goes back to your account at {bank} that ends in {ending}.',
    ne: 'तपाईंको जम्मा रकमबाट {amount} {bank}को {ending}मा टुङ्गिने खातामा फिर्ता हुँदैछ।',
  },
} as const satisfies Messages

import type { Messages } from '#platform/pure/message.ts'

/** Messages to the cashier about a statement. */
export const reconcileMessages = {
  done: { en: 'The statement was compared.', ne: 'स्टेटमेन्ट मिलान गरियो।' },
  'unknown-source': { en: 'Choose khalti or bank.', ne: 'khalti वा bank छान्नुहोस्।' },
  'no-columns': {
    en: 'The file has no column for: {list}. Export the statement as CSV with its headings.',
    ne: 'फाइलमा यो कोलम छैन: {list}; शीर्षकसहित CSV निकाल्नुहोस्।',
  },
  'bad-line': {
    en: 'Line {line} has no reference or an amount that is not a number.',
    ne: 'लाइन {line}मा सन्दर्भ छैन वा रकम अङ्क होइन।',
  },
} as const satisfies Messages

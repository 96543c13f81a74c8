import type { Messages } from '#platform/pure/message.ts'

/** Texts for records that may belong to one person. */
export const samePersonMessages = {
  'same-person': { en: 'Other records', ne: 'अरू विवरण' },
  'same-none': {
    en: 'none with this citizenship no., or this birth date and phone or name',
    ne: 'यही नागरिकता नं., वा यही जन्म मिति र फोन वा नामको अरू विवरण छैन',
  },
  'same-some': {
    en: '{n} may be the same person: {names}',
    ne: '{n} जना एउटै व्यक्ति हुन सक्छन्: {names}',
  },
  'same-needed': { en: 'one record per person', ne: 'एक व्यक्तिको एउटै विवरण' },
} as const satisfies Messages

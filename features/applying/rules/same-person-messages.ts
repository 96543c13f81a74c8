import type { Messages } from '#platform/pure/message.ts'

/** Words for records that may belong to one person. */
export const samePersonMessages = {
  'same-person': { en: 'Other records', ne: 'अरू विवरण' },
  'same-none': {
    en: 'no other person of this name and birth date',
    ne: 'यो नाम र जन्म मितिको अरू व्यक्ति छैन',
  },
  'same-some': {
    en: '{n} of this name and birth date',
    ne: 'यो नाम र जन्म मितिका {n} जना',
  },
  'same-needed': { en: 'one record a person', ne: 'एक व्यक्तिको एउटै विवरण' },
} as const satisfies Messages

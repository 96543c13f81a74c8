import type { Messages } from '#platform/pure/message.ts'

/** A one-time password, shown to the person who made it or confirmed that it is made. */
export const oneTimeText = {
  title: { en: 'One-time password', ne: 'एकपटके पासवर्ड' },
  lead: {
    en: 'Hand it over in person. It works once, within a week, and is shown only now.',
    ne: 'भेटेरै दिनुहोस्। एक हप्ताभित्र एकपटक चल्छ, र अहिले मात्र देखाइन्छ।',
  },
  lost: {
    en: 'It is done, but the answer with the one-time password was lost, and the password is not stored. Make a new one-time password for the account.',
    ne: 'काम भयो, तर एकपटके पासवर्ड हराएको उत्तरमा थियो र कतै राखिएको छैन। खाताका लागि नयाँ एकपटके पासवर्ड बनाउनुहोस्।',
  },
} as const satisfies Messages

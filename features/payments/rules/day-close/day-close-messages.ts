import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages of the server about closed days. */
export const dayCloseText = {
  read: { en: 'Day book of the ledger', ne: 'दैनिक खाता हेर्ने' },
  close: { en: 'Close days of the ledger', ne: 'खाताका दिन बन्द गर्ने' },
  proposed: {
    en: 'Proposed. The days are closed once another person confirms.',
    ne: 'प्रस्ताव गरियो। अर्को व्यक्तिले पक्का गरेपछि दिन बन्द हुन्छन्।',
  },
  'days-wrong': {
    en: 'The days are wrong: the first comes before the last.',
    ne: 'मिति मिलेन: पहिलो दिन अन्तिमभन्दा अघि हुनुपर्छ।',
  },
  'day-not-over': {
    en: 'Only days that are over are closed. Choose a last day before today.',
    ne: 'सकिएका दिन मात्र बन्द हुन्छन्। आजभन्दा अघिको अन्तिम दिन छान्नुहोस्।',
  },
  'day-closed': { en: 'The day is closed already.', ne: 'यो दिन बन्द भइसकेको छ।' },
  'sums-differ': {
    en: 'Debits and credits differ. Ask the administrator to check the ledger before closing.',
    ne: 'डेबिट र क्रेडिट मिलेनन्। बन्द गर्नुअघि प्रशासकलाई खाता जाँच्न लगाउनुहोस्।',
  },
  'not-counted': {
    en: 'A cash counter is not counted yet. Count its cash, then close.',
    ne: 'एउटा काउन्टरको नगद गनिएको छैन। गनेपछि बन्द गर्नुहोस्।',
  },
  'days-changed': {
    en: 'The entries of these days changed since the proposal. Propose the close again.',
    ne: 'प्रस्तावपछि यी दिनका प्रविष्टि बदलिए। फेरि प्रस्ताव गर्नुहोस्।',
  },
  differences: { en: 'Cash counts that differ', ne: 'फरक परेका नगद गणना' },
  counter: { en: 'Counter', ne: 'काउन्टर' },
  counted: { en: 'Counted', ne: 'गनेको' },
  expected: { en: 'By the ledger', ne: 'खाताअनुसार' },
  why: pageLabels.reason,
  subject: { en: '{from} to {to}', ne: '{from}देखि {to}सम्म' },
  entries: { en: 'Entries', ne: 'प्रविष्टि' },
  debit: { en: 'Sum of debits', ne: 'डेबिटको जम्मा' },
  credit: { en: 'Sum of credits', ne: 'क्रेडिटको जम्मा' },
  agree: { en: 'Debits and credits are equal.', ne: 'डेबिट र क्रेडिट बराबर छन्।' },
  account: { en: 'Account', ne: 'खाता' },
  closed: { en: 'Closed until', ne: 'बन्द भएको मिति' },
} as const satisfies Messages

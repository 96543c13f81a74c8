import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of the day book's screen. */
export const dayBookText = {
  title: { en: 'Day book', ne: 'दैनिक खाता' },
  lead: {
    en: 'Sums of the ledger by account, head of income and person; days that two people have closed do not change.',
    ne: 'खाता, आम्दानी शीर्षक र व्यक्तिअनुसार जम्मा; दुई जनाले बन्द गरेका दिन फेरिँदैनन्।',
  },
  days: { en: 'Days', ne: 'दिन' },
  from: { en: 'From', ne: 'देखि' },
  to: officeLabels.to,
  day: { en: 'Today', ne: 'आज' },
  month: { en: 'This month', ne: 'यो महिना' },
  year: { en: 'This fiscal year', ne: 'यो आर्थिक वर्ष' },
  earlier: { en: 'Earlier', ne: 'अघिल्लो' },
  later: { en: 'Later', ne: 'पछिल्लो' },
  accounts: { en: 'By account', ne: 'खाताअनुसार' },
  account: { en: 'Account', ne: 'खाता' },
  debit: { en: 'Debit', ne: 'डेबिट' },
  credit: { en: 'Credit', ne: 'क्रेडिट' },
  total: common.total,
  heads: { en: 'By head of income', ne: 'आम्दानी शीर्षकअनुसार' },
  fee: common.fee,
  income: { en: 'Income', ne: 'आम्दानी' },
  people: { en: 'By person', ne: 'व्यक्तिअनुसार' },
  person: common.name,
  automatic: { en: 'Without a person', ne: 'व्यक्तिबिना' },
  received: { en: 'Received', ne: 'प्राप्त' },
  'taken-back': { en: 'Taken back', ne: 'फिर्ता' },
  agree: { en: 'Debits and credits are equal.', ne: 'डेबिट र क्रेडिट बराबर छन्।' },
  differ: { en: 'Debits and credits differ by {amount}.', ne: 'डेबिट र क्रेडिटमा {amount} फरक छ।' },
  none: { en: 'No entries on these days', ne: 'यी दिनमा कुनै प्रविष्टि छैन' },
  'none-help': {
    en: 'Payments and set-offs appear here.',
    ne: 'भुक्तानी र मिलान यहाँ देखिन्छन्।',
  },
  entries: { en: 'Every entry, with downloads', ne: 'सबै प्रविष्टि र डाउनलोड' },
  closing: { en: 'Closing of days', ne: 'दिन बन्द गर्ने' },
  'closed-until': { en: 'Closed until {day}', ne: '{day}सम्म बन्द' },
  'none-closed': { en: 'No day is closed yet.', ne: 'अहिलेसम्म कुनै दिन बन्द छैन।' },
  close: { en: 'Close until {day}', ne: '{day}सम्म बन्द गर्ने' },
  'close-help': {
    en: 'All open days until then are closed together. After that, corrections get the date on which they are made. It takes effect once another person confirms it.',
    ne: 'त्यो दिनसम्मका सबै खुला दिन सँगै बन्द हुन्छन्। त्यसपछि सच्याउँदा गरेकै दिनको मिति लाग्छ। अर्को व्यक्तिले पक्का गरेपछि लागू हुन्छ।',
  },
  propose: officeLabels.propose,
  'is-proposed': {
    en: 'A close waits for a second person.',
    ne: 'दिन बन्द गर्ने प्रस्ताव दोस्रो व्यक्तिको पर्खाइमा छ।',
  },
  'read-and-decide': officeLabels.readAndDecide,
  closings: { en: 'Closed days', ne: 'बन्द दिन' },
  'n-entries': { en: 'Entries', ne: 'प्रविष्टि' },
  'proposed-by': { en: 'Proposed by', ne: 'प्रस्ताव गर्ने' },
  'closed-by': { en: 'Closed by', ne: 'बन्द गर्ने' },
} as const satisfies Messages

import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Texts of a student's account on screens and in print. */
export const accountText = {
  title: { en: 'Account statement', ne: 'हिसाबको विवरण' },
  about: {
    en: 'Fees, payments, credit and the balance after each',
    ne: 'शुल्क, भुक्तानी, जम्मा रकम र प्रत्येकपछिको बाँकी',
  },
  show: { en: 'Show account statement', ne: 'हिसाबको विवरण हेर्नुहोस्' },
  hide: { en: 'Hide account statement', ne: 'हिसाबको विवरण लुकाउनुहोस्' },
  date: pageLabels.date,
  entry: { en: 'Entry', ne: 'विवरण' },
  charged: { en: 'Charged', ne: 'शुल्क' },
  paid: { en: 'Paid', ne: 'तिरेको' },
  balance: { en: 'Balance', ne: 'बाँकी' },
  total: common.total,
  moved: { en: '{amount} moved', ne: '{amount} सारियो' },
  dues: { en: 'Dues', ne: 'तिर्न बाँकी शुल्क' },
  fee: common.fee,
  since: { en: 'Since', ne: 'कहिलेदेखि' },
  age: { en: 'Age', ne: 'भएको समय' },
  days: { en: '{n} {n|day|days}', ne: '{n} दिन' },
  owed: officeLabels.stillOwed,
  credit: { en: 'To credit', ne: 'जम्मा रकम' },
  'none-owed': { en: 'No fee is owed.', ne: 'तिर्न बाँकी शुल्क छैन।' },
  none: { en: 'No entries yet', ne: 'अहिलेसम्म कुनै प्रविष्टि छैन' },
  'none-help': {
    en: 'Fees and payments appear here.',
    ne: 'शुल्क र भुक्तानी यहाँ देखिन्छन्।',
  },
  'to-credit': { en: '{amount} to credit', ne: '{amount} जम्मा' },
  print: { en: 'Download PDF', ne: 'PDF डाउनलोड गर्नुहोस्' },
  'print-failed': { en: 'Failed to download the statement', ne: 'विवरण डाउनलोड हुन सकेन' },
  made: { en: 'The statement is ready.', ne: 'हिसाबको विवरण तयार भयो।' },
  read: { en: 'Account of a student', ne: 'विद्यार्थीको हिसाब' },
  printed: { en: 'Print the account of a student', ne: 'विद्यार्थीको हिसाब छाप्ने' },
  unknown: pageLabels.thereIsNoSuchStudent,
  student: { en: 'Student', ne: 'विद्यार्थी' },
  registration: pageLabels.registrationNo,
  'as-of': { en: 'As of {day}', ne: '{day}सम्मको' },
  before: { en: 'Balance before', ne: 'अघिल्लो बाँकी' },
  office: { en: 'Accounts office', ne: 'लेखा शाखा' },
  negative: {
    en: 'A balance below zero is to your credit.',
    ne: 'शून्यभन्दा कम बाँकी तपाईंको जम्मा रकम हो।',
  },
} as const satisfies Messages

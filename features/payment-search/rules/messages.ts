import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

export const paymentSearchMessages = {
  title: { en: 'Payments', ne: 'भुक्तानीहरू' },
  listed: { en: 'Payments that match', ne: 'मिल्ने भुक्तानीहरू' },
  search: {
    en: 'Transaction, voucher or receipt number, name, phone',
    ne: 'कारोबार, भौचर वा रसिद नम्बर, नाम, फोन',
  },
  amount: { en: 'Amount, Rs.', ne: 'रकम, रु.' },
  from: { en: 'From', ne: 'देखि' },
  to: { en: 'To', ne: 'सम्म' },
  find: { en: 'Find', ne: 'खोज्ने' },
  clear: { en: 'Clear', ne: 'खाली गर्ने' },
  day: { en: 'Day', ne: 'मिति' },
  student: { en: 'Student', ne: 'विद्यार्थी' },
  for: { en: 'For', ne: 'केका लागि' },
  paid: { en: 'Amount', ne: 'रकम' },
  by: { en: 'Paid by', ne: 'भुक्तानीको माध्यम' },
  status: { en: 'Status', ne: 'अवस्था' },
  receipt: { en: 'Receipt', ne: 'रसिद' },
  none: { en: 'No payment matches', ne: 'मिल्ने भुक्तानी छैन' },
  'none-help': {
    en: 'Spaces, dashes and capitals do not matter in a voucher number.',
    ne: 'भौचर नम्बरमा खाली ठाउँ, धर्का र ठूला अक्षरले फरक पार्दैन।',
  },
  'wrong-amount': {
    en: 'Type an amount in rupees, such as 1500 or 1500.50.',
    ne: 'रकम रुपैयाँमा लेख्नुहोस्, जस्तै १५०० वा १५००.५०',
  },
  'wrong-days': {
    en: 'The first day is after the last one.',
    ne: 'पहिलो दिन अन्तिम दिनपछि छ।',
  },
} as const satisfies Messages

/** Ways to pay. */
export const tenders = {
  Khalti: pageLabels.khalti,
  Voucher: pageLabels.voucher,
  Cash: { en: 'Cash', ne: 'नगद' },
} as const satisfies Messages

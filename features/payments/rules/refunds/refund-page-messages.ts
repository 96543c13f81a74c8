import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import type { RefundState, RefundWay } from './refund-state.ts'

/** Texts of the refund screens of the office. */
export const refundPageText = {
  title: { en: 'Refunds', ne: 'रकम फिर्ता' },
  lead: {
    en: 'Money that goes back to students, by bank or Khalti. Each was decided by two people.',
    ne: 'बैंक वा खल्तीबाट विद्यार्थीलाई फिर्ता जाने रकम। प्रत्येक दुई जनाले निर्णय गरेका।',
  },
  show: { en: 'Show', ne: 'देखाउने' },
  open: { en: 'Open', ne: 'बाँकी' },
  sent: { en: 'Sent', ne: 'पठाइएका' },
  ended: { en: 'Returned or not sent', ne: 'फर्किएका वा नपठाइएका' },
  sums: { en: '{n} {n|refund|refunds}, {amount}', ne: '{n} फिर्ता, {amount}' },
  none: { en: 'No refunds here', ne: 'यहाँ कुनै फिर्ता छैन' },
  'none-help': {
    en: 'Refunds are proposed in the file of a student.',
    ne: 'फिर्ताको प्रस्ताव विद्यार्थीको फाइलबाट गरिन्छ।',
  },
  more: { en: 'Show all', ne: 'सबै देखाउने' },
  student: common.student,
  amount: pageLabels.amount,
  to: { en: 'Goes to', ne: 'जाने ठाउँ' },
  state: officeLabels.state,
  why: pageLabels.reason,
  by: { en: 'Confirmed', ne: 'पक्का गर्ने' },
  actions: { en: 'Actions', ne: 'कारबाही' },
  credit: { en: 'Credit', ne: 'जम्मा रकम' },
  khalti: pageLabels.khalti,
  'no-account': { en: 'No bank account yet', ne: 'बैंक खाता छैन' },
  'sent-on': { en: 'Sent on {day}', ne: '{day}मा पठाइयो' },
  'on-list': { en: 'List {n}', ne: 'सूची {n}' },
  asked: { en: 'Asked {n} {n|time|times}', ne: '{n} पटक सोधियो' },
  'answer-accepted': {
    en: 'accepted, not shown by its status yet',
    ne: 'स्वीकार्‍यो, स्थितिमा देखिएको छैन',
  },
  'answer-unknown': { en: 'no answer from Khalti', ne: 'खल्तीको जवाफ आएन' },
  'is-proposed': officeLabels.waitsForSecond,
  ask: { en: 'Ask Khalti now', ne: 'खल्तीलाई अहिले सोध्ने' },
  again: { en: 'Send again', ne: 'फेरि पठाउने' },
  account: { en: 'Enter account', ne: 'खाता राख्ने' },
  returned: { en: 'Returned by the bank', ne: 'बैंकबाट फर्कियो' },
  'note-part': { en: 'Note the part', ne: 'अंश जनाउने' },
  'note-part-help': {
    en: 'All of it was asked for, and Khalti’s status shows a part. Read the amount in Khalti’s merchant account. Once another person confirms it, that part has left and the rest is the student’s credit.',
    ne: 'पूरै मागिएको थियो, तर खल्तीको स्थितिले केही अंश मात्र देखाउँछ। रकम खल्तीको व्यापारी खातामा हेर्नुहोस्। अर्को व्यक्तिले पक्का गरेपछि त्यो अंश गएको मानिन्छ, बाँकी विद्यार्थीको जम्मामा आउँछ।',
  },
  part: { en: 'Given back by Khalti, in rupees', ne: 'खल्तीले फिर्ता गरेको रकम (रुपैयाँ)' },
  seen: { en: 'Where you read it', ne: 'कहाँ देख्नुभयो' },
  cancel: officeLabels.takeBack,
  'returned-help': {
    en: 'Once another person confirms it, the amount is the student’s credit again.',
    ne: 'अर्को व्यक्तिले पक्का गरेपछि रकम फेरि विद्यार्थीको जम्मामा आउँछ।',
  },
  'cancel-help': {
    en: 'It is not sent. The amount stays the student’s credit.',
    ne: 'पठाइँदैन। रकम विद्यार्थीको जम्मामै रहन्छ।',
  },
  propose: officeLabels.propose,
  'two-people': {
    en: 'It takes effect once another person confirms it.',
    ne: 'अर्को व्यक्तिले पक्का गर्नुहुन्छ। त्यसअघि केही बदलिँदैन।',
  },
  lists: { en: 'Lists for the bank', ne: 'बैंकका लागि सूची' },
  ready: {
    en: '{n} {n|refund is|refunds are} ready, {amount}.',
    ne: 'बैंकमा पठाउन {n} फिर्ता ({amount}) तयार छ।',
  },
  'none-ready': { en: 'No refund is ready for the bank.', ne: 'बैंकका लागि तयार फिर्ता छैन।' },
  make: { en: 'Make a list', ne: 'सूची बनाउने' },
  list: { en: 'List', ne: 'सूची' },
  made: { en: 'Made', ne: 'बनाउने' },
  count: { en: 'Refunds', ne: 'फिर्ता' },
  file: { en: 'File for the bank', ne: 'बैंकको फाइल' },
  print: { en: 'List to sign', ne: 'सही गर्ने सूची' },
  'not-downloaded': { en: 'Failed to download the list', ne: 'सूची डाउनलोड भएन' },
  'note-sent': { en: 'Note as sent', ne: 'पठाएको जनाउने' },
  'note-sent-help': {
    en: 'The bank was given this list. Its refunds are posted and the students are notified.',
    ne: 'यो सूची बैंकलाई दिइयो। फिर्ता खातामा चढ्छन् र विद्यार्थीलाई सूचना जान्छ।',
  },
  'own-list': {
    en: 'You made it: another person notes it as sent.',
    ne: 'तपाईंले बनाउनुभएको: पठाएको अर्को व्यक्तिले जनाउनुहुन्छ।',
  },
  'sent-day': { en: 'Day of the transfer', ne: 'पठाएको मिति' },
  dissolve: { en: 'Dissolve', ne: 'खारेज गर्ने' },
  'dissolve-help': {
    en: 'The bank does not get this list. Its refunds wait for another one.',
    ne: 'बैंकले यो सूची पाउँदैन। यसका फिर्ता अर्को सूचीमा जान्छन्।',
  },
  reason: pageLabels.reason,
} as const satisfies Messages

/** The form of a refund in the file of a student. */
export const refundFormText = {
  title: { en: 'Payments to refund', ne: 'फिर्ता गर्न मिल्ने भुक्तानी' },
  none: { en: 'No payment can be refunded.', ne: 'फिर्ता गर्न मिल्ने भुक्तानी छैन।' },
  refund: { en: 'Refund', ne: 'फिर्ता गर्ने' },
  'refund-of': { en: 'Refund: {name}', ne: 'फिर्ता: {name}' },
  left: { en: '{amount} can be refunded', ne: '{amount} फिर्ता गर्न मिल्छ' },
  amount: { en: 'Amount in rupees', ne: 'रकम (रुपैयाँ)' },
  way: { en: 'Goes back by', ne: 'फिर्ताको माध्यम' },
  'by-khalti': { en: 'Khalti', ne: 'खल्ती' },
  'by-bank': { en: 'Bank transfer', ne: 'बैंक ट्रान्सफर' },
  from: { en: 'Taken from', ne: 'कहाँबाट घटाउने' },
  'from-fee': {
    en: 'The fee, which is owed again ({amount} paid)',
    ne: 'शुल्कबाट, जुन फेरि तिर्नुपर्छ ({amount} तिरिएको)',
  },
  'from-credit': { en: 'The student’s credit ({amount})', ne: 'विद्यार्थीको जम्माबाट ({amount})' },
  bank: common.bank,
  holder: { en: 'Account holder', ne: 'खातावालाको नाम' },
  number: common.accountNumber,
  reason: pageLabels.reason,
} as const satisfies Messages

/** States as staff read them. */
export const refundStateNames = {
  NEEDS_ACCOUNT: { en: 'Account needed', ne: 'खाता चाहिन्छ' },
  APPROVED: officeLabels.ready,
  LISTED: { en: 'On a list', ne: 'सूचीमा' },
  ASKED: { en: 'Asked, not known', ne: 'सोधियो, थाहा छैन' },
  SENT: { en: 'Sent', ne: 'पठाइयो' },
  RETURNED: { en: 'Returned', ne: 'फर्कियो' },
  REFUSED: { en: 'Refused by Khalti', ne: 'खल्तीले मानेन' },
  CANCELED: { en: 'Taken back', ne: 'रद्द' },
} as const satisfies Record<RefundState, Message>

/** Texts of a student's refunds on the Payment History. */
export const ownRefundText = {
  title: { en: 'Refunds', ne: 'रकम फिर्ता' },
  for: { en: 'For', ne: 'केका लागि' },
  credit: { en: 'Your credit', ne: 'तपाईंको जम्मा रकम' },
  'to-account': { en: '{bank}, account …{ending}', ne: '{bank}, खाता …{ending}' },
  'to-khalti': { en: 'Your Khalti wallet', ne: 'तपाईंको खल्ती' },
  'to-unknown': { en: 'Your bank account', ne: 'तपाईंको बैंक खाता' },
  amount: pageLabels.amount,
  date: pageLabels.date,
  to: { en: 'Goes to', ne: 'जाने ठाउँ' },
  status: pageLabels.status,
} as const satisfies Messages

const preparing = {
  bank: { en: 'Being prepared for the bank', ne: 'बैंकमा पठाउने तयारी हुँदैछ' },
  khalti: { en: 'On its way to your Khalti wallet', ne: 'तपाईंको खल्तीमा जाँदैछ' },
}
const needsAccount = {
  en: 'Give the cashier the details of your bank account.',
  ne: 'आफ्नो बैंक खाताको विवरण क्यासियरलाई दिनुहोस्।',
}
const returned = {
  en: 'Returned: it is your credit again',
  ne: 'फर्कियो: रकम फेरि तपाईंको जम्मामा छ',
}
const notSent = { en: 'Not sent: it is your credit', ne: 'पठाइएन: रकम तपाईंको जम्मामा छ' }
const sameWay = (message: Message) => ({ bank: message, khalti: message })

/** State of a refund as its student reads it; `{day}` is the day on which it was sent. */
export const ownRefundStates = {
  NEEDS_ACCOUNT: sameWay(needsAccount),
  APPROVED: preparing,
  LISTED: preparing,
  ASKED: preparing,
  SENT: {
    bank: { en: 'Sent to your bank on {day}', ne: '{day}मा तपाईंको बैंकमा पठाइयो' },
    khalti: { en: 'Sent to Khalti on {day}', ne: '{day}मा खल्तीमा पठाइयो' },
  },
  RETURNED: sameWay(returned),
  REFUSED: sameWay(notSent),
  CANCELED: sameWay(notSent),
} as const satisfies Record<RefundState, Record<RefundWay, Message>>

import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import type { Message, Messages } from '#platform/pure/message.ts'
import { voucherMessages } from './voucher-messages.ts'
import type { VoucherFinding } from './voucher-checks.ts'

/** Texts of the voucher desk. */
export const voucherDesk = {
  queue: officeLabels.vouchers,
  ready: officeLabels.ready,
  fact: officeLabels.fact,
  typed: { en: 'Student typed', ne: 'विद्यार्थीले लेखेको' },
  statement: { en: 'Bank statement', ne: 'बैंक स्टेटमेन्ट' },
  needed: pageLabels.needed,
  'no-statement': { en: 'No statement', ne: 'स्टेटमेन्ट छैन' },
  'not-in-statement': { en: 'Not in the statement', ne: 'स्टेटमेन्टमा छैन' },
  'bank-less': { en: 'Bank: {amount} less', ne: 'बैंकमा {amount} कम' },
  'bank-more': { en: 'Bank: {amount} more', ne: 'बैंकमा {amount} बढी' },
  amount: pageLabels.amount,
  number: { en: 'Voucher no.', ne: 'भौचर नं.' },
  bank: common.bank,
  'paid-by': { en: 'Paid by', ne: 'तिर्ने व्यक्ति' },
  'the-student': { en: 'the student or family', ne: 'विद्यार्थी वा परिवार' },
  'date-paid': { en: 'Date paid', ne: 'तिरेको मिति' },
  account: { en: 'Account', ne: 'खाता' },
  'on-the-slip': { en: 'on the slip', ne: 'भौचरमा' },
  'not-used': { en: 'not used yet', ne: 'प्रयोग भएको छैन' },
  'any-bank': { en: 'any bank', ne: 'जुनसुकै बैंक' },
  'any-day': { en: 'any day', ne: 'जुनसुकै दिन' },
  'by-day': { en: 'by {day}', ne: '{day}सम्म' },
  short: { en: '{amount} short', ne: '{amount} कम' },
  over: { en: '{amount} too much', ne: '{amount} बढी' },
  'used-title': {
    en: 'This slip is in use for another payment',
    ne: 'यो भौचर अर्को भुक्तानीमा प्रयोग भएको छ',
  },
  'used-text': {
    en: 'Sent {day} for {what}, {amount}: {state}. The same number or the same picture.',
    ne: '{day}मा {what}का लागि {amount}, {state}; उही नम्बर वा उही तस्बिर',
  },
  'claimed-title': {
    en: 'Another payment claims this slip too',
    ne: 'यही भौचरमा अर्को भुक्तानीको पनि दाबी छ',
  },
  'alike-title': {
    en: 'Another slip is similar to this one',
    ne: 'अर्को भौचर यसैसँग मिल्दोजुल्दो छ',
  },
  'alike-text': {
    en: 'Sent {day} for {what}, {amount}: {state}. The same number at another bank, or the same person, day and amount.',
    ne: '{day}मा {what}का लागि {amount}, {state}; अर्को बैंकको उही नम्बर, वा उही व्यक्ति, दिन र रकम',
  },
  'other-slip': { en: 'The other slip', ne: 'अर्को भौचर' },
  'state-waits': { en: 'also waiting', ne: 'त्यो पनि पर्खाइमा छ' },
  'state-approved': { en: 'approved', ne: 'स्वीकृत' },
  approve: { en: 'Approve', ne: 'स्वीकृत गर्ने' },
  'to-credit': { en: 'Take to credit', ne: 'जम्मामा राख्ने' },
  'taken-to-credit': { en: 'Taken to credit: {what}', ne: 'जम्मामा राखियो: {what}' },
  'to-credit-outcome': {
    en: 'The whole amount goes to the student’s credit, with a receipt, and the student is notified.',
    ne: 'पूरै रकम विद्यार्थीको जम्मामा जान्छ, रसिद बन्छ र विद्यार्थीलाई खबर जान्छ।',
  },
  'turn-back': officeLabels.returnWithReason,
  outcome: {
    en: 'Approving credits the amount, gives the receipt, and notifies the student.',
    ne: 'स्वीकृत गर्दा रकम जम्मा हुन्छ, रसिद बन्छ र विद्यार्थीलाई खबर जान्छ।',
  },
  next: {
    en: 'The payment is closed without credit. The student sees the reason and may send another voucher. No other student is notified or named.',
    ne: 'रकम जम्मा नगरी भुक्तानी बन्द हुन्छ। विद्यार्थीले कारण देख्नुहुन्छ र अर्को भौचर पठाउन सक्नुहुन्छ। अरू विद्यार्थीलाई खबर जाँदैन र नाम पनि देखिँदैन।',
  },
  sent: { en: 'Voucher sent by the student', ne: 'विद्यार्थीले भौचर पठाउनुभयो' },
  'sent-before': { en: 'An earlier voucher was sent, {amount}', ne: 'यसअघि भौचर पठाइयो, {amount}' },
  'returned-before': { en: 'Returned: {reason}', ne: 'फिर्ता: {reason}' },
  'reversed-before': { en: 'Approval reversed: {reason}', ne: 'स्वीकृति उल्टाइयो: {reason}' },
  'approved-before': { en: 'Approved, {amount}', ne: 'स्वीकृत, {amount}' },
  'paid-by-wallet': { en: 'Paid with Khalti, {amount}', ne: 'खल्तीबाट तिरिएको, {amount}' },
  'paid-in-cash': { en: 'Paid in cash, {amount}', ne: 'नगद तिरिएको, {amount}' },
  'also-paid': { en: '{what}, {amount}, {by}', ne: '{what}, {amount}, {by}' },
  'short-by': { en: 'Short by', ne: 'कति कम' },
  'correct-by': { en: 'Correct it by', ne: 'कहिलेसम्म सच्याउने' },
  'this-voucher': { en: 'This voucher', ne: 'यो भौचर' },
  'voucher-number': { en: 'Voucher {number}', ne: 'भौचर {number}' },
  slip: { en: 'Slip', ne: 'भौचर' },
  'earlier-slip': { en: 'Slip used before', ne: 'पहिले प्रयोग भएको भौचर' },
} as const satisfies Messages

/** A finding in a word for the row, and in a sentence where it blocks. */
export const findingWords = {
  'used-before': { en: 'Used before', ne: 'पहिले प्रयोग भएको' },
  'claimed-twice': { en: 'Claimed twice', ne: 'दुई जनाको दाबी' },
  'look-alike': { en: 'Similar', ne: 'मिल्दोजुल्दो' },
  'other-depositor': { en: 'Other name', ne: 'अर्कै नाम' },
  'own-entry': { en: 'Your own', ne: 'आफ्नै' },
  'line-used': { en: 'Line used', ne: 'प्रयोग भइसकेको' },
  'line-needed': { en: 'No bank line', ne: 'बैंक लाइन छैन' },
  'bank-differs': { en: 'Bank differs', ne: 'बैंकमा फरक' },
  'no-line': { en: 'Not in bank', ne: 'बैंकमा छैन' },
  'nothing-owed': { en: 'Nothing owed', ne: 'तिर्न बाँकी छैन' },
  'amount-short': pageLabels.amount,
  'amount-over': pageLabels.amount,
  'paid-late': pageLabels.date,
  'no-day': { en: 'No date', ne: 'मिति छैन' },
  'bank-day': { en: 'Bank’s day', ne: 'बैंकको दिन' },
} as const satisfies Record<VoucherFinding, Message>

export const blockedBy = {
  'used-before': {
    en: 'A slip that is in use for another payment cannot be approved.',
    ne: 'अर्को भुक्तानीमा प्रयोग भएको भौचर स्वीकृत गर्न मिल्दैन।',
  },
  'nothing-owed': voucherMessages['nothing-owed'],
  'own-entry': {
    en: 'You submitted this, so another person decides on it.',
    ne: 'आफूले पेस गरेको भौचर अरूले नै जाँच्नुपर्छ।',
  },
  'line-used': {
    en: 'The bank’s line with this number is used by another approved voucher.',
    ne: 'यो नम्बरको बैंक विवरण अर्को स्वीकृत भौचरमा प्रयोग भइसकेको छ।',
  },
  'line-needed': {
    en: 'Your role approves a voucher only with its line in a bank statement.',
    ne: 'तपाईंको भूमिकाले बैंक स्टेटमेन्टमा भएको भौचर मात्र स्वीकृत गर्न मिल्छ।',
  },
} as const satisfies Partial<Record<VoucherFinding, Message>>

/**
 * Reasons to return a voucher: short for the desk, whole for the student. `{voucher}` is known, `{short}` and `{by}` are
 * filled in at the desk.
 */
export const voucherReasons = [
  {
    id: 'too-low',
    label: { en: 'Amount too low', ne: 'रकम कम' },
    text: {
      en: 'The amount on the voucher is {short} less than the fee. Pay the rest and send a voucher for it by {by}, or send the right one.',
      ne: 'भौचरको रकम शुल्कभन्दा {short} कम छ। बाँकी रकम तिरेर त्यसको भौचर, वा सही भौचर {by}सम्म पठाउनुहोस्।',
    },
  },
  {
    id: 'used',
    label: { en: 'Voucher was used before', ne: 'भौचर पहिले प्रयोग भएको' },
    text: {
      en: '{voucher} was already used for another payment. Send your own voucher by {by}. If you think this is a mistake, contact the office.',
      ne: '{voucher} अर्को भुक्तानीमा प्रयोग भइसकेको छ। आफ्नो भौचर {by}सम्म पठाउनुहोस्। गल्ती भएको लागे कार्यालयमा सम्पर्क गर्नुहोस्।',
    },
  },
  {
    id: 'unreadable',
    label: { en: 'Photo cannot be read', ne: 'तस्बिर पढ्न सकिँदैन' },
    text: {
      en: 'The photo of the voucher cannot be read. Take it again in good light, with the whole slip in it, and send it by {by}.',
      ne: 'भौचरको तस्बिर पढ्न सकिएन। राम्रो उज्यालोमा पूरा भौचर देखिने गरी फेरि खिचेर {by}सम्म पठाउनुहोस्।',
    },
  },
  {
    id: 'other-account',
    label: { en: 'Paid into another account', ne: 'अर्कै खातामा जम्मा' },
    text: {
      en: 'The money was paid into another account than the university’s. Ask your bank, and pay into the account shown in the portal.',
      ne: 'रकम विश्वविद्यालयको नभई अर्कै खातामा जम्मा भएको छ। बैंकमा सोध्नुहोस् र पोर्टलमा देखाइएको खातामा तिर्नुहोस्।',
    },
  },
  {
    id: 'no-voucher',
    label: { en: 'Not a bank voucher', ne: 'बैंक भौचर होइन' },
    text: {
      en: 'The file is not a bank voucher. Send the slip the bank gave you by {by}.',
      ne: 'पठाइएको फाइल बैंक भौचर होइन। बैंकले दिएको भौचर {by}सम्म पठाउनुहोस्।',
    },
  },
  {
    id: 'date',
    label: { en: 'Date does not match', ne: 'मिति मिलेन' },
    text: {
      en: 'The date on the voucher is not the one you wrote. Write the date as it is on the voucher and send it again by {by}.',
      ne: 'भौचरको मिति तपाईंले लेखेको मितिसँग मिलेन। भौचरमा भएकै मिति लेखेर {by}सम्म फेरि पठाउनुहोस्।',
    },
  },
] as const satisfies readonly { id: string; label: Message; text: Message }[]

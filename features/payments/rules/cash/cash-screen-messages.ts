import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Message, Messages } from '#platform/pure/message.ts'

/** Texts of the screen of the cash counter. */
export const cashText = {
  fees: { en: 'Fees of {name}', ne: '{name}का शुल्क' },
  'no-fees': { en: 'Nothing is owed.', ne: 'केही तिर्न बाँकी छैन।' },
  fee: common.fee,
  owed: officeLabels.stillOwed,
  take: { en: 'Take cash', ne: 'नगद लिने' },
  'take-for': { en: 'Take cash: {name}', ne: 'नगद लिने: {name}' },
  amount: { en: 'Amount received, Rs.', ne: 'बुझेको रकम, रु.' },
  'owed-hint': { en: 'Owed: {amount}', ne: 'तिर्नुपर्ने: {amount}' },
  'to-credit': {
    en: '{amount} more than owed becomes the student’s credit.',
    ne: 'तिर्नुपर्नेभन्दा बढी {amount} विद्यार्थीको जम्मा हुन्छ।',
  },
  'take-and-print': { en: 'Take and print receipt', ne: 'लिएर रसिद छाप्ने' },
  'was-taken': {
    en: 'Taken: {amount}. Receipt {number}.',
    ne: 'बुझियो: {amount} (रसिद नं. {number})।',
  },
  'print-again': { en: 'Print receipt again', ne: 'रसिद फेरि छाप्ने' },
  'print-failed': { en: 'The receipt could not be printed.', ne: 'रसिद छाप्न सकिएन।' },
  counters: { en: 'Cash counters', ne: 'नगद काउन्टर' },
  cashier: { en: 'Cashier', ne: 'क्यासियर' },
  taken: { en: 'Taken', ne: 'बुझेको' },
  'taken-back': { en: 'Reversed', ne: 'उल्टाइएको' },
  'to-bank': { en: 'To the bank', ne: 'बैंकमा' },
  difference: { en: 'Difference', ne: 'फरक' },
  balance: { en: 'At the counter now', ne: 'अहिले काउन्टरमा' },
  state: pageLabels.status,
  'is-counted': { en: 'Counted', ne: 'गनिएको' },
  'not-counted': { en: 'Not counted', ne: 'नगनिएको' },
  actions: { en: 'Actions', ne: 'काम' },
  count: { en: 'Count cash', ne: 'नगद गन्ने' },
  'count-of': { en: 'Count the cash of {name}', ne: '{name}को नगद गन्ने' },
  'count-help': {
    en: 'Enter how many notes and coins of each value there are.',
    ne: 'प्रत्येक मूल्यका नोट र सिक्का कति छन् लेख्नुहोस्।',
  },
  'notes-of': { en: 'Rs. {value}', ne: 'रु. {value}' },
  counted: { en: 'Counted', ne: 'गनेको' },
  expected: { en: 'By the ledger', ne: 'खाताअनुसार' },
  agrees: { en: 'The cash agrees with the ledger.', ne: 'नगद खातासँग मिल्यो।' },
  more: { en: '{amount} more than in the ledger', ne: 'खाताभन्दा {amount} बढी' },
  less: { en: '{amount} less than in the ledger', ne: 'खाताभन्दा {amount} कम' },
  why: { en: 'Reason of the difference', ne: 'फरकको कारण' },
  'store-count': { en: 'Store the count', ne: 'गणना सुरक्षित गर्ने' },
  bank: { en: 'To the bank', ne: 'बैंकमा बुझाउने' },
  'bank-of': { en: 'Cash of {name} brought to the bank', ne: '{name}को नगद बैंकमा बुझाएको' },
  'bank-help': {
    en: 'The cash leaves the counter once another person confirms.',
    ne: 'अर्को व्यक्तिले पक्का गरेपछि नगद काउन्टरबाट घट्छ।',
  },
  'bank-amount': { en: 'Amount, Rs.', ne: 'रकम, रु.' },
  slip: { en: 'Number of the bank’s slip', ne: 'बैंकको भौचर नम्बर' },
  'slip-day': { en: 'Day on the slip', ne: 'भौचरको मिति' },
  propose: officeLabels.propose,
  receipts: { en: 'Cash receipts', ne: 'नगद रसिद' },
  'first-receipts': { en: 'The newest {n} are shown.', ne: 'पछिल्ला {n} देखाइएका छन्।' },
  'no-receipts': { en: 'No cash was taken on this day', ne: 'यो दिन नगद लिइएको छैन' },
  'no-receipts-help': {
    en: 'Find a student above to take a fee.',
    ne: 'शुल्क लिन माथि विद्यार्थी खोज्नुहोस्।',
  },
  receipt: pageLabels.receipt,
  student: common.student,
  'paid-amount': pageLabels.amount,
  valid: { en: 'Valid', ne: 'मान्य' },
  'reversal-waits': officeLabels.waitsForSecond,
  reversed: { en: 'Reversed', ne: 'उल्टाइएको' },
  print: { en: 'Print', ne: 'छाप्ने' },
  reverse: { en: 'Reverse', ne: 'उल्टाउने' },
  'reverse-help': {
    en: 'Another person, not the cashier who took it, confirms. Then the fee is owed again, the receipt is no longer valid, and the student sees the reason.',
    ne: 'नगद लिने क्यासियरबाहेक अर्को व्यक्तिले पक्का गर्नुहुन्छ। त्यसपछि शुल्क फेरि तिर्नुपर्ने हुन्छ, रसिद मान्य रहँदैन र विद्यार्थीले कारण पढ्नुहुन्छ।',
  },
  proposed: {
    en: 'Proposed: another person confirms it.',
    ne: 'प्रस्ताव गरियो: अर्को व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  counts: { en: 'Counts', ne: 'गणना' },
  'counted-by': { en: 'Counted by', ne: 'गन्ने' },
  reason: pageLabels.reason,
} as const satisfies Messages

/** Reasons to take a cash receipt back: short for the office, whole for the student. */
export const cashReversalReasons = [
  {
    id: 'other-student',
    label: { en: 'Another student’s cash', ne: 'अर्को विद्यार्थीको नगद' },
    text: {
      en: 'The cash was another student’s and was entered for you by mistake.',
      ne: 'यो नगद अर्को विद्यार्थीको थियो, भूलले तपाईंको नाममा राखिएको थियो।',
    },
  },
  {
    id: 'other-amount',
    label: { en: 'Wrong amount', ne: 'रकम गलत' },
    text: {
      en: 'A wrong amount was entered by mistake. The right amount gets a new receipt.',
      ne: 'भूलले गलत रकम राखिएको थियो। सही रकमको नयाँ रसिद दिइन्छ।',
    },
  },
  {
    id: 'given-back',
    label: { en: 'Cash given back', ne: 'नगद फिर्ता' },
    text: {
      en: 'The cash was given back to you at the counter.',
      ne: 'नगद तपाईंलाई काउन्टरमै फिर्ता गरियो।',
    },
  },
] as const satisfies readonly { id: string; label: Message; text: Message }[]

import * as pageLabels from '#platform/pure/labels/page.ts'
import type { Messages } from '#platform/pure/message.ts'

/** Messages of the server about cash. */
export const cashMessages = {
  read: { en: 'Cash counters', ne: 'नगद काउन्टर' },
  fees: { en: 'Fees that may be paid in cash', ne: 'नगद तिर्न मिल्ने शुल्क' },
  take: { en: 'Take a fee in cash', ne: 'नगद शुल्क लिने' },
  taken: { en: 'Cash taken. Receipt {number}.', ne: 'नगद बुझियो (रसिद नं. {number})।' },
  'owed-changed': {
    en: 'The amount owed has changed to {amount}. It may have been taken already: look at the receipts of today.',
    ne: 'तिर्नुपर्ने रकम {amount} भइसक्यो। बुझिसकिएको हुन सक्छ: आजका रसिद हेर्नुहोस्।',
  },
  'amount-wrong': { en: 'Enter an amount above zero.', ne: 'शून्यभन्दा बढी रकम लेख्नुहोस्।' },
  'more-than-owed': {
    en: 'This is more than is owed. Say that the rest is the student’s credit, or enter a smaller amount.',
    ne: 'यो तिर्नुपर्नेभन्दा बढी हो। बाँकी विद्यार्थीको जम्मा हुन्छ भन्नुहोस् वा सानो रकम लेख्नुहोस्।',
  },
  'student-unknown': pageLabels.thereIsNoSuchStudent,
  'own-fee': {
    en: 'You cannot take your own fee. Another cashier takes it.',
    ne: 'आफ्नै शुल्क आफैँले लिन मिल्दैन। अर्को क्यासियरले लिनुहुन्छ।',
  },
  count: { en: 'Count a cash counter', ne: 'नगद गन्ने' },
  counted: { en: 'The count is stored.', ne: 'गणना सुरक्षित भयो।' },
  'counter-changed': {
    en: 'Cash was taken or given at this counter meanwhile. Compare with the new amount.',
    ne: 'यसबीच यो काउन्टरको नगद घटबढ भयो। नयाँ रकमसँग दाँज्नुहोस्।',
  },
  'reason-missing': {
    en: 'Say why the counted cash differs.',
    ne: 'गनेको नगद किन फरक पर्‍यो लेख्नुहोस्।',
  },
  'notes-wrong': {
    en: 'A whole number from 0 to 100,000.',
    ne: '०देखि १,००,०००सम्मको पूर्ण सङ्ख्या।',
  },
  'counter-unknown': { en: 'There is no such counter.', ne: 'यस्तो काउन्टर छैन।' },
  bank: { en: 'Note cash brought to the bank', ne: 'बैंकमा बुझाएको नगद जनाउने' },
  'bank-proposed': {
    en: 'Proposed. The cash leaves the counter once another person confirms.',
    ne: 'प्रस्ताव गरियो। अर्को व्यक्तिले पक्का गरेपछि नगद काउन्टरबाट घट्छ।',
  },
  'more-than-counter': {
    en: 'This is more than the counter has.',
    ne: 'यो काउन्टरमा भएको नगदभन्दा बढी हो।',
  },
  'day-wrong': {
    en: 'Enter the day on the bank’s slip: today or before.',
    ne: 'बैंकको भौचरको मिति लेख्नुहोस्: आज वा त्यसअघि।',
  },
  'slip-wrong': {
    en: 'Enter the number of the bank’s slip.',
    ne: 'बैंकको भौचर नम्बर लेख्नुहोस्।',
  },
  'slip-used': {
    en: 'Cash was noted with this slip number already.',
    ne: 'यो भौचर नम्बरमा नगद जनाइसकिएको छ।',
  },
  'line-used': {
    en: 'The bank’s line with this slip number is credited to a student already.',
    ne: 'यो भौचर नम्बरको बैंकको लाइन विद्यार्थीको नाममा राखिसकिएको छ।',
  },
  'receipt-unknown': { en: 'There is no such cash receipt.', ne: 'यस्तो नगद रसिद छैन।' },
  'cash-reversed': {
    en: 'This receipt is reversed already.',
    ne: 'यो रसिद उल्टाइसकिएको छ।',
  },
  'own-cash': {
    en: 'You took this cash. Another person confirms its reversal.',
    ne: 'यो नगद तपाईंले लिनुभएको हो। उल्टाउन अर्को व्यक्तिले पक्का गर्नुहुन्छ।',
  },
  reverse: { en: 'Reverse a cash receipt', ne: 'नगद रसिद उल्टाउने' },
  'reverse-proposed': {
    en: 'Proposed. The receipt remains valid until a second person confirms.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का नगरेसम्म रसिद मान्य रहन्छ।',
  },
  'receipt-valid': { en: 'Valid', ne: 'मान्य' },
  'receipt-reversed': { en: 'Reversed', ne: 'उल्टाइएको' },
  /** On the payment, for the student; the reason is a sentence of its own. */
  comments: {
    en: 'This cash receipt was reversed: {reason}',
    ne: 'यो नगद रसिद उल्टाइयो: {reason}',
  },
  notice: {
    en: 'Your cash receipt {number} of {amount} for {name} was reversed: {reason} To be paid now: {owed}.',
    ne: '{name}को {amount}को नगद रसिद नं. {number} उल्टाइयो: {reason} अब {owed} तिर्न बाँकी छ।',
  },
  counter: { en: 'Counter', ne: 'काउन्टर' },
  'at-counter': { en: 'Cash at the counter', ne: 'काउन्टरमा नगद' },
  'brought-to-bank': { en: 'Brought to the bank', ne: 'बैंकमा बुझाएको' },
  slip: { en: 'Number of the bank’s slip', ne: 'बैंकको भौचर नम्बर' },
  'slip-day': { en: 'Day on the slip', ne: 'भौचरको मिति' },
} as const satisfies Messages

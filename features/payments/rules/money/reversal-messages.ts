import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message, Messages } from '#platform/pure/message.ts'

/** Reversing an approved voucher: messages to the office and to the student. */
export const reversalMessages = {
  'voucher-reversed': {
    en: 'This approval is reversed already.',
    ne: 'यो स्वीकृति उल्टाइसकिएको छ।',
  },
  'not-approved': {
    en: 'Only an approved voucher can be reversed.',
    ne: 'स्वीकृत भौचर मात्र उल्टाउन मिल्छ।',
  },
  'credit-used': {
    en: 'Part of this payment went to the student’s credit and has been used since. It cannot be reversed; nothing has changed.',
    ne: 'यो भुक्तानीको केही रकम विद्यार्थीको जम्मामा गएर प्रयोग भइसकेको छ। त्यसैले उल्टाउन मिल्दैन; केही बदलिएको छैन।',
  },
  'fee-credited': {
    en: 'The application was withdrawn and this fee became the student’s credit. It cannot be reversed; nothing has changed.',
    ne: 'आवेदन फिर्ता लिइयो र यो शुल्क विद्यार्थीको जम्मा रकम भयो। त्यसैले उल्टाउन मिल्दैन; केही बदलिएको छैन।',
  },
  'reason-needed': {
    en: 'Say why the approval is reversed.',
    ne: 'स्वीकृति उल्टाउनुको कारण लेख्नुहोस्।',
  },
  proposed: {
    en: 'Proposed. The approval remains valid until a second person confirms.',
    ne: 'प्रस्ताव गरियो। दोस्रो व्यक्तिले पक्का नगरेसम्म स्वीकृति कायम रहन्छ।',
  },
  listed: { en: 'Decided vouchers', ne: 'निर्णय भएका भौचर' },
  /** On the payment, for the student; the reason is a sentence of its own. */
  comments: {
    en: 'The approval of this voucher was reversed: {reason}',
    ne: 'यो भौचरको स्वीकृति फिर्ता लिइयो: {reason}',
  },
  notice: {
    en: 'The approval of your bank voucher of {amount} for {name} was reversed: {reason} Receipt {number} no longer counts. To be paid now: {owed}.',
    ne: '{name}को {amount}को बैंक भौचरको स्वीकृति उल्टाइयो: {reason} रसिद नं. {number} अब मान्य छैन। अब {owed} तिर्न बाँकी छ।',
  },
} as const satisfies Messages

/** The card of approved vouchers in a student's file, and its dialog. */
export const reversalText = {
  title: { en: 'Approved vouchers', ne: 'स्वीकृत भौचर' },
  none: { en: 'No voucher has been approved.', ne: 'कुनै भौचर स्वीकृत भएको छैन।' },
  number: { en: 'Voucher {number}', ne: 'भौचर {number}' },
  'approved-by': { en: 'Approved by {name}', ne: 'स्वीकृत गर्ने: {name}' },
  'reversed-by': { en: 'Reversal confirmed by {name}', ne: 'उल्टाउन पक्का गर्ने: {name}' },
  waits: { en: 'Reversal waits for a second person', ne: 'उल्टाउन दोस्रो व्यक्तिको पर्खाइमा' },
  reverse: { en: 'Reverse', ne: 'उल्टाउने' },
  'reverse-of': { en: 'Reverse: {name}, {amount}', ne: 'उल्टाउने: {name}, {amount}' },
  'what-happens': {
    en: 'Another person confirms it. Then the fee is owed again, the receipt is no longer valid, the slip may be sent again, and the student sees the reason.',
    ne: 'अर्को व्यक्तिले पक्का गर्नुहुन्छ। त्यसपछि शुल्क फेरि तिर्नुपर्ने हुन्छ, रसिद मान्य रहँदैन, भौचर फेरि पठाउन मिल्छ र विद्यार्थीले कारण पढ्नुहुन्छ।',
  },
  why: officeLabels.why,
  propose: officeLabels.propose,
} as const satisfies Messages

/** Reasons to reverse an approval: short for the office, whole for the student. */
export const reversalReasons = [
  {
    id: 'other-student',
    label: { en: 'Another student’s slip', ne: 'अर्को विद्यार्थीको भौचर' },
    text: {
      en: 'The slip belongs to another student’s payment and was approved for you by mistake.',
      ne: 'यो भौचर अर्को विद्यार्थीको भुक्तानीको हो, भूलले तपाईंको नाममा स्वीकृत भएको थियो।',
    },
  },
  {
    id: 'other-amount',
    label: { en: 'Wrong amount', ne: 'रकम गलत' },
    text: {
      en: 'A wrong amount was approved by mistake. Send the same slip again, and it will be checked again.',
      ne: 'भूलले गलत रकम स्वीकृत भएको थियो। उही भौचर फेरि पठाउनुहोस्, हामी फेरि पढ्नेछौं।',
    },
  },
  {
    id: 'not-in-bank',
    label: { en: 'Money is not in the bank', ne: 'रकम बैंकमा छैन' },
    text: {
      en: 'The money has not arrived in the university’s account. Ask your bank.',
      ne: 'रकम विश्वविद्यालयको खातामा आएको छैन। बैंकमा सोध्नुहोस्।',
    },
  },
  {
    id: 'other-fee',
    label: { en: 'For another fee', ne: 'अर्कै शुल्कको' },
    text: {
      en: 'The slip is for another fee. Send it again for the fee you paid.',
      ne: 'यो भौचर अर्कै शुल्कको हो। जुन शुल्क तिर्नुभएको हो, त्यसैमा फेरि पठाउनुहोस्।',
    },
  },
] as const satisfies readonly { id: string; label: Message; text: Message }[]

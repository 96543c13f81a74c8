import type { Messages } from '#platform/pure/message.ts'

/** Messages to the voucher desk. */
export const voucherMessages = {
  'voucher-approved': { en: 'Voucher approved and credited.', ne: 'भौचर स्वीकृत भई रकम जम्मा भयो।' },
  'voucher-returned': {
    en: 'Voucher returned to the student.',
    ne: 'भौचर विद्यार्थीलाई फिर्ता पठाइयो।',
  },
  'voucher-unknown': { en: 'There is no such voucher.', ne: 'यस्तो भौचर छैन।' },
  'voucher-decided': { en: 'This voucher was decided already.', ne: 'यो भौचरको निर्णय भइसकेको छ।' },
  'voucher-held': {
    en: 'The same slip is in use for another payment. Return it with a reason.',
    ne: 'यही भौचर अर्को भुक्तानीमा प्रयोग भएको छ। कारणसहित फिर्ता पठाउनुहोस्।',
  },
  'own-voucher': {
    en: 'You submitted this, so another person decides on it.',
    ne: 'आफूले पेस गरेको भौचर अरूले नै जाँच्नुपर्छ।',
  },
  'nothing-owed': {
    en: 'Nothing is owed for this any more. Take the amount to the student’s credit, or return the voucher.',
    ne: 'यसमा अब तिर्न बाँकी छैन। रकम विद्यार्थीको जम्मामा राख्नुहोस्, वा भौचर फिर्ता पठाउनुहोस्।',
  },
  'still-owed': {
    en: 'Part of this fee is still owed. Approve the voucher: only the excess goes to the student’s credit.',
    ne: 'यसमा अझै तिर्न बाँकी छ। भौचर स्वीकृत गर्नुहोस्: बढी रकम मात्र विद्यार्थीको जम्मामा जान्छ।',
  },
  'amount-wrong': { en: 'Enter the amount on the slip.', ne: 'भौचरमा भएको रकम लेख्नुहोस्।' },
  'reason-needed': { en: 'Say why the voucher is returned.', ne: 'भौचर फिर्ता गर्ने कारण लेख्नुहोस्।' },
} as const satisfies Messages

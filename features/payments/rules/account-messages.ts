import type { Messages } from '#platform/pure/message.ts'

/** Texts about the bank account that a fee is paid into. */
export const accountMessages = {
  'choose-account': { en: 'Pay into one of these accounts', ne: 'यीमध्ये एउटा खातामा तिर्नुहोस्' },
  'paid-into': { en: 'Account you paid into', ne: 'तपाईंले तिरेको खाता' },
  'no-account': {
    en: 'No bank account is open for this fee at present. A voucher that you paid before can still be uploaded.',
    ne: 'अहिले यो शुल्कका लागि बैंक खाता खुला छैन। अघि नै तिरेको भौचर भने अपलोड गर्न मिल्छ।',
  },
  'account-unknown': { en: 'There is no such bank account.', ne: 'यस्तो बैंक खाता छैन।' },
  'account-not-for-fee': {
    en: 'This account is not for this fee. Choose the account you paid into.',
    ne: 'यो खाता यो शुल्कका लागि होइन। तपाईंले तिरेको खाता छान्नुहोस्।',
  },
} as const satisfies Messages

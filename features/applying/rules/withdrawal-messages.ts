import type { Messages } from '#platform/pure/message.ts'
import type { WithdrawReason } from './withdrawal.ts'

/** Texts of an application that is withdrawn, or no longer holds (READINGS R-99). */
export const withdrawalMessages = {
  withdraw: { en: 'Withdraw', ne: 'आवेदन फिर्ता लिनुहोस्' },
  'withdraw-of': { en: 'Withdraw {name}', ne: '{name} को आवेदन फिर्ता लिनुहोस्' },
  'withdraw-title': { en: 'Withdraw your application?', ne: 'आवेदन फिर्ता लिने हो?' },
  'withdraw-help': {
    en: '{name}: nothing is paid and nothing is decided. You may apply again while it is open.',
    ne: '{name}: केही तिरिएको छैन, निर्णय पनि भएको छैन। खुला रहुन्जेल फेरि आवेदन दिन सकिन्छ।',
  },
  'credit-help': {
    en: '{name}: the application is closed and {amount} becomes your credit. It pays another fee, or goes back to your bank account.',
    ne: '{name}: आवेदन बन्द हुन्छ र {amount} तपाईंको जम्मा रकम हुन्छ। यसले अर्को शुल्क तिर्न सकिन्छ वा तपाईंको बैंक खातामा फिर्ता हुन्छ।',
  },
  keep: { en: 'Keep the application', ne: 'आवेदन राख्नुहोस्' },
  withdrawn: { en: 'Application withdrawn.', ne: 'आवेदन फिर्ता लिइयो।' },
  'withdrawn-lead': { en: 'This application was withdrawn.', ne: 'यो आवेदन फिर्ता लिइयो।' },
  'offered-lead': { en: 'This application no longer holds.', ne: 'यो आवेदन अब मान्य छैन।' },
  'withdraw-for-credit': {
    en: 'Withdraw, {amount} as credit',
    ne: 'फिर्ता लिनुहोस्, {amount} जम्मा',
  },
  'by-student': { en: 'You withdrew it.', ne: 'तपाईंले फिर्ता लिनुभयो।' },
  'enrollment-ended': {
    en: 'Your enrollment is not active any more.',
    ne: 'तपाईंको भर्ना अब सक्रिय छैन।',
  },
  'reason-unread': { en: 'The reason could not be read.', ne: 'कारण पढ्न सकिएन।' },
  'application-unknown': { en: 'Application not found.', ne: 'आवेदन भेटिएन।' },
  'action-unknown': { en: 'Choose VO.', ne: 'VO छान्नुहोस्।' },
  'holds-again': {
    en: 'The application holds again. It stays as it is.',
    ne: 'आवेदन फेरि मान्य भयो। यो जस्ताको तस्तै रहन्छ।',
  },
  'notice-withdrawn': {
    en: '{name}: your unpaid application was withdrawn. {reason}',
    ne: '{name}: शुल्क नतिरिएको तपाईंको आवेदन फिर्ता लिइयो। {reason}',
  },
  'notice-offered': {
    en: '{name}: your application no longer holds. {reason} Open it in the portal: you may withdraw it, and what you paid becomes your credit.',
    ne: '{name}: तपाईंको आवेदन अब मान्य छैन। {reason} पोर्टलमा खोल्नुहोस्: फिर्ता लिएमा तिरेको रकम तपाईंको जम्मा रकम हुन्छ।',
  },
  'fee-credited': { en: 'Application withdrawn', ne: 'आवेदन फिर्ता' },
} as const satisfies Messages

/** Why an application cannot be withdrawn. */
export const withdrawRefusals = {
  decided: {
    en: 'The university has decided on this application. It cannot be withdrawn.',
    ne: 'विश्वविद्यालयले यस आवेदनमा निर्णय गरिसक्यो। फिर्ता लिन मिल्दैन।',
  },
  'voucher-waiting': {
    en: 'The cashier is checking your bank voucher. Wait until it is decided.',
    ne: 'लेखा शाखाले तपाईंको बैंक भौचर जाँच्दैछ। निर्णय हुन्जेल पर्खनुहोस्।',
  },
  paid: {
    en: 'A fee is paid for this application. Ask the university to close it.',
    ne: 'यस आवेदनको शुल्क तिरिसकिएको छ। बन्द गर्न विश्वविद्यालयलाई भन्नुहोस्।',
  },
} as const satisfies Messages & Record<WithdrawReason, unknown>

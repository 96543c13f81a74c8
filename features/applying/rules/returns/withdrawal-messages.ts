import type { Messages } from '#platform/pure/message.ts'
import type { WithdrawReason } from './withdrawal.ts'

/** Texts of an application that is withdrawn, or no longer holds (READINGS R-99). */
export const withdrawalMessages = {
  withdraw: { en: 'Withdraw', ne: 'आवेदन फिर्ता लिनुहोस्' },
  withdrawn: { en: 'Application withdrawn.', ne: 'आवेदन फिर्ता लिइयो।' },
  'offered-lead': { en: 'This application is no longer valid.', ne: 'यो आवेदन अब मान्य छैन।' },
  'by-student': { en: 'You withdrew it.', ne: 'तपाईंले फिर्ता लिनुभयो।' },
  'enrollment-ended': {
    en: 'Your enrollment is not active any more.',
    ne: 'तपाईंको भर्ना अब सक्रिय छैन।',
  },
  'application-unknown': { en: 'Application not found.', ne: 'आवेदन भेटिएन।' },
  'action-unknown': { en: 'Choose VO.', ne: 'VO छान्नुहोस्।' },
  'holds-again': {
    en: 'The application is valid again. Nothing was changed.',
    ne: 'आवेदन फेरि मान्य भयो। केही बदलिएको छैन।',
  },
  'notice-withdrawn': {
    en: '{name}: your unpaid application was withdrawn. {reason}',
    ne: '{name}: शुल्क नतिरिएको तपाईंको आवेदन फिर्ता लिइयो। {reason}',
  },
  'notice-offered': {
    en: '{name}: your application is no longer valid. {reason} Open it in the portal: you may withdraw it, and the fee you paid becomes your credit.',
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

import type { Messages } from '#platform/pure/message.ts'
import { studentServerText } from './messages.ts'

/** Messages for the office when it resets a student's access, and for the student. */
export const accessText = {
  reset: { en: 'Reset access', ne: 'पहुँच फेरि दिने' },
  done: {
    en: 'A one-time password is on its way to the address of the account. All sessions are ended.',
    ne: 'खाताको इमेलमा एकपटके पासवर्ड पठाइँदैछ। सबै लगइन बन्द गरिए।',
  },
  'no-account': {
    en: 'This student has no account, or it is switched off.',
    ne: 'यो विद्यार्थीको खाता छैन वा बन्द गरिएको छ।',
  },
  'why-needed': {
    en: 'Write how you verified the person.',
    ne: 'व्यक्तिको पहिचान कसरी गर्नुभयो, लेख्नुहोस्।',
  },
  'mails-used-up': {
    en: 'Three one-time passwords were mailed to this account today. Another one goes out tomorrow.',
    ne: 'यो खातामा आज तीनवटा एकपटके पासवर्ड पठाइसकिएको छ। अर्को भोलि पठाउन मिल्छ।',
  },
  notice: {
    en: 'The university has reset the access to your account and ended all sessions. If no one asked for it on your behalf, tell the help desk.',
    ne: 'विश्वविद्यालयले तपाईंको खाताको पहुँच फेरि दियो र सबै लगइन बन्द गर्‍यो। तपाईंका तर्फबाट कसैले नभनेको भए सहायता कक्षलाई भन्नुहोस्।',
  },
  unknown: studentServerText.unknown,
} as const satisfies Messages

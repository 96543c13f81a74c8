import type { Messages } from '#platform/pure/message.ts'

/** Mail to every administrator after one was let in again on the server. */
export const recoveryMail = {
  subject: {
    en: '{institution}: an administrator was let in again',
    ne: '{institution}: प्रशासकलाई फेरि पहुँच दिइयो',
  },
  text: {
    en: 'On {at} the second factor of {name}, {email}, was removed on the server, and a new one-time password was made. All sessions of the account have ended.\n\nThis is done by a person with access to the server, when the only administrator has lost the phone. If you do not know of it, ask that person at once.',
    ne: '{at}मा सर्भरमै {name}, {email}को दोस्रो प्रमाण हटाइयो र नयाँ एकपटके पासवर्ड बनाइयो। खाताका सबै लगइन अन्त्य भए।\n\nएक मात्र प्रशासकको फोन हराएमा सर्भरमा पहुँच भएको व्यक्तिले यो गर्छ। तपाईंलाई थाहा छैन भने तुरुन्तै उहाँलाई सोध्नुहोस्।',
  },
} as const satisfies Messages

/** Name of the entry in the audit log. */
export const recoveryName = {
  en: 'Administrator let in again on the server',
  ne: 'सर्भरमै प्रशासकलाई फेरि पहुँच',
} as const

import type { Message } from '#platform/pure/message.ts'

/** Mails about accounts. Short, no links built from what a browser sent (SECURITY, Reset rule 6). */
export const accountMails = {
  oneTimePassword: {
    subject: { en: '{institution}: one-time password', ne: '{institution}: एक पटकको पासवर्ड' },
    text: {
      en: 'Use this one-time password to log in within 10 minutes and set a new password:\n\n{password}\n\n{url}\n\nYour old password keeps working until then. If you did not ask for this, do nothing.',
      ne: '१० मिनेटभित्र लगइन गरी नयाँ पासवर्ड राख्न यो एक पटकको पासवर्ड प्रयोग गर्नुहोस्:\n\n{password}\n\n{url}\n\nत्यसअघि पुरानै पासवर्ड चल्छ। तपाईंले मागेको होइन भने केही गर्नु पर्दैन।',
    },
  },
  passwordChanged: {
    subject: { en: '{institution}: password changed', ne: '{institution}: पासवर्ड बदलियो' },
    text: {
      en: 'The password of your account was changed and other devices were signed out. If this was not you, ask for a new password at once:\n\n{url}',
      ne: 'तपाईंको खाताको पासवर्ड बदलियो र अन्य उपकरण लगआउट गरिए। यो तपाईंले गर्नुभएको होइन भने तुरुन्तै नयाँ पासवर्ड माग्नुहोस्:\n\n{url}',
    },
  },
  alreadyRegistered: {
    subject: {
      en: '{institution}: you already have an account',
      ne: '{institution}: तपाईंको खाता पहिल्यै छ',
    },
    text: {
      en: 'Someone tried to sign up with this email address, which already has an account. Log in, or ask for a new password:\n\n{url}',
      ne: 'यो इमेलबाट दर्ता गर्ने प्रयास भयो, तर यसको खाता पहिल्यै छ। लगइन गर्नुहोस् वा नयाँ पासवर्ड माग्नुहोस्:\n\n{url}',
    },
  },
} as const satisfies Record<string, { subject: Message; text: Message }>

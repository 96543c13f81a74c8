import type { Messages } from '#platform/pure/message.ts'

/** Change password (READINGS R-04); a page behind the login, so the public ones do not carry it. */
export const changeMessages = {
  'change-title': { en: 'Change password', ne: 'पासवर्ड बदल्नुहोस्' },
  'change-lead': {
    en: 'Other devices are signed out afterwards.',
    ne: 'पासवर्ड बदलेपछि अरू फोन र कम्प्युटरबाट लगआउट हुन्छ।',
  },
  'current-password': { en: 'Current or one-time password', ne: 'हालको वा एक पटकको पासवर्ड' },
  'new-password': { en: 'New password', ne: 'नयाँ पासवर्ड' },
  'change-submit': { en: 'Change password', ne: 'पासवर्ड बदल्नुहोस्' },
  'password-changed': {
    en: 'Password changed. Other devices are signed out.',
    ne: 'पासवर्ड बदलियो। अन्य उपकरणबाट लगआउट गरियो।',
  },
  'password-change-failed': {
    en: 'The password could not be changed',
    ne: 'पासवर्ड बदल्न सकिएन',
  },
  lost: {
    en: "We don't know whether it arrived. Press once more, or log in with the new password.",
    ne: 'यो पुग्यो कि पुगेन, थाहा भएन। फेरि थिच्नुहोस्, वा नयाँ पासवर्डले लगइन गर्नुहोस्।',
  },
} as const satisfies Messages

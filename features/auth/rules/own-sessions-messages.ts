import type { Messages } from '#platform/pure/message.ts'

/** Devices on which a student is signed in, on the page that changes the password. */
export const ownSessionsText = {
  title: { en: 'Where you are signed in', ne: 'लगइन भएका उपकरण' },
  lead: {
    en: 'Sign out a phone that you lost, or a computer that you do not know. A new password signs out all others.',
    ne: 'हराएको फोन वा नचिनेको कम्प्युटरबाट लगआउट गर्नुहोस्। पासवर्ड बदले अरू सबैबाट लगआउट हुन्छ।',
  },
  'loading-sessions': { en: 'Loading your devices', ne: 'उपकरण खोज्दै' },
  'unknown-device': { en: 'Unknown device', ne: 'नचिनिएको उपकरण' },
  'this-device': { en: 'This device', ne: 'यही उपकरण' },
  since: { en: 'Signed in {when}', ne: 'लगइन {when}' },
  'last-used': { en: 'Last used {when}', ne: 'पछिल्लो प्रयोग {when}' },
  'end-session': { en: 'Sign out', ne: 'लगआउट गर्नुहोस्' },
  'end-title': { en: 'Sign out {device}?', ne: '{device}बाट लगआउट गर्ने?' },
  'end-lead': {
    en: 'It then asks for the password again. Your password shows that it is you.',
    ne: 'त्यसपछि त्यहाँ फेरि पासवर्ड सोधिन्छ। पासवर्डले तपाईं नै हो भन्ने देखाउँछ।',
  },
  keep: { en: 'Leave it signed in', ne: 'लगइन नै राख्नुहोस्' },
  'end-name': { en: 'End an own session', ne: 'आफ्नो लगइन अन्त्य गर्ने' },
  ended: { en: 'Signed out there.', ne: 'त्यहाँबाट लगआउट भयो।' },
  'session-ended-before': {
    en: 'This device is signed out already.',
    ne: 'यो उपकरणबाट पहिल्यै लगआउट भइसक्यो।',
  },
} as const satisfies Messages

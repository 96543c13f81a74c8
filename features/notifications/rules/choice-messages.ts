import type { Messages } from '#platform/pure/message.ts'

/** Choosing what of the notices also comes by mail and as a text message. */
export const choiceMessages = {
  lead: {
    en: 'Every notice is on your dashboard. Choose what is also sent to you.',
    ne: 'सबै सूचना ड्यासबोर्डमा हुन्छन्। अरू कसरी पाउने छान्नुहोस्।',
  },
  topic: { en: 'Notices about', ne: 'सूचनाको विषय' },
  mail: { en: 'Mail', ne: 'इमेल' },
  text: { en: 'Text message', ne: 'एस.एम.एस.' },
  by: { en: '{topic}: {channel}', ne: '{topic}: {channel}' },
  loading: { en: 'Loading your choices', ne: 'तपाईंको छनोट खुल्दैछ' },
  'load-failed': { en: 'Could not load your choices.', ne: 'तपाईंको छनोट खुलेन।' },
  'save-failed': { en: 'Could not save your choice.', ne: 'तपाईंको छनोट सुरक्षित भएन।' },
} as const satisfies Messages

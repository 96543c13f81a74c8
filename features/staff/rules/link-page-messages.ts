import type { Messages } from '#platform/pure/message.ts'

/** The page of a mailed link, loaded when such a link is opened. */
export const linkPageText = {
  title: { en: 'Welcome, {name}', ne: 'स्वागत छ, {name}' },
  lead: {
    en: 'You sign in as {email}. Choose your own password; next you set up a second factor with your phone.',
    ne: '{email}बाट लगइन हुन्छ। आफ्नो पासवर्ड छान्नुहोस्; त्यसपछि फोनले दोस्रो प्रमाण राख्नुहुन्छ।',
  },
  'renew-lead': {
    en: 'You sign in as {email}. Choose a new password; next you type a code from your phone.',
    ne: '{email}बाट लगइन हुन्छ। नयाँ पासवर्ड छान्नुहोस्; त्यसपछि फोनको कोड लेख्नुहोस्।',
  },
  'password-rule': {
    en: 'At least 8 characters, not your name and not the university’s.',
    ne: 'कम्तीमा ८ अक्षर, आफ्नो वा विश्वविद्यालयको नाम होइन।',
  },
  dead: { en: 'This link does not work', ne: 'यो लिङ्क चल्दैन' },
  'to-sign-in': { en: 'Go to sign in', ne: 'लगइनमा जाने' },
} as const satisfies Messages

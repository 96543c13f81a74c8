import type { Messages } from '#platform/pure/message.ts'

export const profileMessages = {
  title: { en: 'Profile', ne: 'प्रोफाइल' },
  'student-information': { en: 'Student Information', ne: 'विद्यार्थी विवरण' },
  'full-name': { en: 'Full name', ne: 'पूरा नाम' },
  'nepali-name': { en: 'Nepali name', ne: 'नेपालीमा नाम' },
  email: { en: 'Email', ne: 'इमेल' },
  phone: { en: 'Phone', ne: 'फोन' },
  gender: { en: 'Gender', ne: 'लिङ्ग' },
  'birth-date': { en: 'Date of birth', ne: 'जन्म मिति' },
  'steps-done': { en: '{n} of 4 done', ne: '४ मध्ये {n} पूरा' },
  'step-general': { en: 'General', ne: 'सामान्य' },
  'step-images': { en: 'Images', ne: 'तस्बिर' },
  'step-address': { en: 'Address', ne: 'ठेगाना' },
  'step-education': { en: 'Education', ne: 'शिक्षा' },
  'what-is-missing': { en: 'Parts of your profile', ne: 'प्रोफाइलका भाग' },
  missing: { en: 'Missing', ne: 'बाँकी' },
  'change-password': { en: 'Change password', ne: 'पासवर्ड बदल्नुहोस्' },
  'load-failed': {
    en: "Couldn't load your profile. (Try again)",
    ne: 'प्रोफाइल खुलेन। (फेरि प्रयास गर्नुहोस्)',
  },
} as const satisfies Messages

import type { Messages } from '#platform/pure/message.ts'

/** Texts of the guard's steps, before anything else is known. */
export const gateMessages = {
  portal: { en: 'Student Portal', ne: 'विद्यार्थी पोर्टल' },
  'verifying-title': { en: 'Verifying authentication...', ne: 'लगइन जाँच हुँदैछ...' },
  'verifying-detail': { en: 'Validating token with server...', ne: 'सर्भरसँग टोकन जाँच हुँदैछ...' },
  'busy-title': { en: 'The portal is busy.', ne: 'पोर्टल अहिले व्यस्त छ।' },
  'busy-detail': {
    en: 'You are still signed in. We will try again in a moment.',
    ne: 'तपाईंको लगइन कायमै छ। केही क्षणमा फेरि प्रयास हुन्छ।',
  },
  'loading-title': { en: 'Loading user data...', ne: 'तपाईंको विवरण खुल्दैछ...' },
  'loading-detail': {
    en: 'Checking profile and enrollment status...',
    ne: 'प्रोफाइल र भर्नाको अवस्था जाँच हुँदैछ...',
  },
} as const satisfies Messages

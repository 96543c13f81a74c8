import type { Messages } from '#platform/pure/message.ts'

/** Texts about enrollments: for the registry, and for the student's notifications. */
export const enrollmentOfficeMessages = {
  mismatch: {
    en: 'This application does not belong to that enrollment.',
    ne: 'यो आवेदन त्यस भर्नासँग सम्बन्धित छैन।',
  },
  'enrollment-unknown': { en: 'There is no such enrollment.', ne: 'यस्तो भर्ना छैन।' },
  'other-enrollment-active': {
    en: 'The student has another active program enrollment. It must be passed out or dropped out first.',
    ne: 'विद्यार्थीको अर्को सक्रिय कार्यक्रम भर्ना छ। पहिले त्यसमा उत्तीर्ण वा छाडेको जनाउनुहोस्।',
  },
  'enrollment-ended': {
    en: 'This enrollment has passed out or dropped out.',
    ne: 'यस भर्नाका विद्यार्थी उत्तीर्ण भइसके वा छाडिसके।',
  },
  'not-active': { en: 'This enrollment is not active.', ne: 'यो भर्ना सक्रिय छैन।' },
  'ending-saved': { en: 'The enrollment has ended.', ne: 'भर्ना अन्त्य भयो।' },
  'notice-passed-out': {
    en: 'You are marked as passed out of {program}.',
    ne: 'तपाईं {program}बाट उत्तीर्ण हुनुभएको अभिलेख राखियो।',
  },
  'notice-dropped-out': {
    en: 'Your enrollment in {program} has ended as a drop out.',
    ne: 'तपाईंले {program} छाड्नुभएको अभिलेख राखियो; यसको भर्ना अन्त्य भयो।',
  },
} as const satisfies Messages

import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about the university registration that other modules use. */
export const registrationAbout = {
  id: 'university-registration',
  title: { en: 'LTU Registration', ne: 'विश्वविद्यालय दर्ता' },
  path: '/university-registration',
  gate: 'active-enrollment',
  paymentType: 'UNIVERSITY_REGISTRATION',
  documentType: 'UNIVERSITY_REGISTRATION',
} as const satisfies PaidAbout

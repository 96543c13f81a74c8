import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about the course registration that other modules use. */
export const courseRegistrationAbout = {
  id: 'course-registration',
  title: { en: 'Course Registration', ne: 'विषय दर्ता' },
  path: '/course-registration',
  gate: 'active-enrollment',
  paymentType: 'STUDENT_FEE',
  documentType: 'COURSE_REGISTRATION',
} as const satisfies PaidAbout

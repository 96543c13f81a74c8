import type { ApplicationAbout } from '#features/applying/rules/facts.ts'

/** What others know the scholarship by. */
export const scholarshipAbout = {
  id: 'scholarship',
  title: { en: 'Scholarship', ne: 'छात्रवृत्ति' },
  path: '/scholarship',
  gate: 'active-enrollment',
} as const satisfies ApplicationAbout

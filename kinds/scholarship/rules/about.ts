import type { ApplicationAbout } from '#features/applying/rules/facts.ts'

/** Facts about the scholarship that other modules use. */
export const scholarshipAbout = {
  id: 'scholarship',
  title: { en: 'Scholarship', ne: 'छात्रवृत्ति' },
  path: '/scholarship',
  gate: 'active-enrollment',
} as const satisfies ApplicationAbout

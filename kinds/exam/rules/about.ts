import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about the exam that other modules use. */
export const examAbout = {
  id: 'exam',
  title: { en: 'Exam', ne: 'परीक्षा' },
  path: '/exam',
  gate: 'active-enrollment',
  paymentType: 'EXAM',
  documentType: 'EXAM',
} as const satisfies PaidAbout

/** The page of its results. */
export const resultAbout = {
  title: { en: 'Result', ne: 'नतिजा' },
  path: '/result',
  gate: 'active-enrollment',
} as const

import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about the admission that other modules use. */
export const admissionAbout = {
  id: 'admission',
  title: { en: 'New Admission', ne: 'नयाँ भर्ना' },
  path: '/admission',
  gate: 'profile-complete',
  paymentType: 'ADMISSION',
  documentType: 'ADMISSION',
} as const satisfies PaidAbout

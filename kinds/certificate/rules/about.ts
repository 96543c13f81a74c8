import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about certificates that other modules use. */
export const certificateAbout = {
  id: 'certificate',
  title: { en: 'Certificates', ne: 'प्रमाणपत्र' },
  path: '/certificates',
  gate: 'profile-complete',
  paymentType: 'CERTIFICATE',
  documentType: 'CERTIFICATE',
} as const satisfies PaidAbout

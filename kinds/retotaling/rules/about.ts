import type { PaidAbout } from '#features/applying/rules/facts.ts'

/** Facts about the retotaling that other modules use. */
export const retotalingAbout = {
  id: 'retotaling',
  title: { en: 'Retotal', ne: 'पुनर्योग' },
  path: '/retotal',
  gate: 'active-enrollment',
  paymentType: 'EXAM_RETOTAL',
  documentType: 'EXAM_RETOTAL',
} as const satisfies PaidAbout

import type { Messages } from '#platform/pure/message.ts'

/** Messages to a waiting student about the usual time. */
export const usualText = {
  'within-a-day': { en: 'usually decided within a day', ne: 'सामान्यतया एक दिनभित्र निर्णय हुन्छ' },
  'in-days': { en: 'usually decided in {n} days', ne: 'सामान्यतया {n} दिनमा निर्णय हुन्छ' },
} as const satisfies Messages

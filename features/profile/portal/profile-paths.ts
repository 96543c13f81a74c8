import type { ProfileStep } from '../rules/completeness.ts'

/** Each tab has a page of its own (SPEC §2, READINGS R-03). */
export const stepPaths = {
  general: '/profile/generalinfo',
  images: '/profile/documents',
  address: '/profile/address',
  education: '/profile/education',
} as const satisfies Record<ProfileStep, string>

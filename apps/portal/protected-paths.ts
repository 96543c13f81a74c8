/** Paths behind the login that exist, and those that lead home without an active enrollment (SPEC §2). */
export const protectedPaths = [
  '/',
  '/profile',
  '/profile/generalinfo',
  '/profile/reset-password',
  '/entrance',
  '/course-registration',
  '/university-registration',
  '/exam',
  '/result',
  '/retotal',
  '/scholarship',
] as const

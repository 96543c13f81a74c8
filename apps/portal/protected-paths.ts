import { withoutTrailingSlashes } from '#platform/pure/trailing-slashes.ts'

/** Paths behind the login that exist, and those that lead home without an active enrollment (SPEC §2). */
const protectedPaths: ReadonlySet<string> = new Set([
  '/',
  '/profile',
  '/profile/generalinfo',
  '/profile/documents',
  '/profile/address',
  '/profile/education',
  '/profile/reset-password',
  '/entrance',
  '/admission',
  '/payment-history',
  '/course-registration',
  '/university-registration',
  '/exam',
  '/result',
  '/retotal',
  '/scholarship',
])

export function isProtectedPath(path: string): boolean {
  return protectedPaths.has(withoutTrailingSlashes(path))
}

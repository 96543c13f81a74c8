import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import { kindPages } from '#kinds/kinds.portal.ts'
import { isGated } from './menu.ts'

/** Paths behind the login that exist whatever kinds there are (SPEC §2). */
const ownPaths: ReadonlySet<string> = new Set([
  '/',
  '/profile',
  '/profile/generalinfo',
  '/profile/documents',
  '/profile/address',
  '/profile/education',
  '/profile/reset-password',
  '/payment-history',
  '/dues',
  '/books',
])

/** Every path behind the login, as it is written. */
export const insidePaths: readonly string[] = [...ownPaths, ...kindPages.map(({ path }) => path)]

/** True for a path behind the login, also if it only redirects home without an active enrollment. */
export function isProtectedPath(path: string): boolean {
  const wanted = withoutTrailingSlashes(path)
  return ownPaths.has(wanted) || kindPages.some((page) => page.path === wanted) || isGated(wanted)
}

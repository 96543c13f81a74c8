import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import { kinds } from '#kinds/kinds.ts'

/** Addresses of the portal's pages (SPEC §2); every other one is answered with 404 and the page that says so. */
const portalPaths: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/profile',
  '/profile/generalinfo',
  '/profile/documents',
  '/profile/address',
  '/profile/education',
  '/profile/reset-password',
  '/books',
  '/payment-history',
  '/dues',
  ...Object.values(kinds).map(({ path }) => path),
])

/** Areas of the office; the office itself decides about the addresses below them. */
const officeAreas: ReadonlySet<string> = new Set([
  '',
  'account',
  'audit',
  'committees',
  'control',
  'library',
  'money',
  'overview',
  'queues',
  'reports',
  'results',
  'second',
  'setup',
  'students',
  'welcome',
])

/** Both browser applications compare addresses without regard to case and to slashes at the end. */
export function isPortalPage(path: string): boolean {
  return portalPaths.has(withoutTrailingSlashes(path).toLowerCase() || '/')
}

export function isOfficePage(path: string): boolean {
  return officeAreas.has(path.toLowerCase().split('/')[1] ?? '')
}

/** Addresses that belong to programs: an unknown one is never answered with a page. */
export function isNoPage(path: string): boolean {
  return /^\/(api|nou|assets|metrics|health|ready)(\/|$)/.test(path) || /\.[a-z0-9]+$/i.test(path)
}

import { type ComponentType } from 'react'
import { lazyPart } from '#platform/browser/lazy-part.tsx'

export type PublicPage = {
  readonly path: `/${string}`
  readonly load: () => Promise<ComponentType>
  readonly Later: ComponentType
  /** Already fetched: drawn in the first pass, as prerendered HTML needs it. */
  readonly Component?: ComponentType
}

/** Pages without login; each is prerendered at build (DESIGN §9). */
export const publicPages: readonly PublicPage[] = [
  page('/login', async () => (await import('#features/auth/portal/LoginPage.tsx')).LoginPage),
  page(
    '/signup',
    async () => (await import('#features/auth/portal/signup/SignupPage.tsx')).SignupPage,
  ),
  page(
    '/forgot-password',
    async () => (await import('#features/auth/portal/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
]

/** The list with the page of this path fetched. */
export async function withFetched(path: string): Promise<readonly PublicPage[]> {
  return Promise.all(
    publicPages.map(async (each) =>
      each.path === path ? { ...each, Component: await each.load() } : each,
    ),
  )
}

function page(path: PublicPage['path'], load: PublicPage['load']): PublicPage {
  return { path, load, Later: lazyPart(async () => ({ default: await load() })) }
}

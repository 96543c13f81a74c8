import { lazy, Suspense } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { Toasts } from '#platform/browser/ui/Toasts.tsx'
import { AuthGate } from './AuthGate.tsx'
import { CrashBoundary } from './Crashed.tsx'
import type { PublicPage } from './public-pages.ts'
import { isProtectedPath } from './protected-paths.ts'

const Protected = lazy(async () => ({ default: (await import('./Protected.tsx')).Protected }))
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }))

/** Public pages, everything behind the login, and 404 for any other path (SPEC §2). */
export function App({ publicPages }: { readonly publicPages: readonly PublicPage[] }) {
  return (
    <CrashBoundary>
      <Suspense fallback={<AuthGate />}>
        <Routes>
          {publicPages.map(({ path, Component, Later }) => (
            <Route key={path} path={path} element={Component ? <Component /> : <Later />} />
          ))}
          <Route path="*" element={<Others />} />
        </Routes>
      </Suspense>
      <Toasts />
    </CrashBoundary>
  )
}

/** What exists behind the login, else 404. */
function Others() {
  const { pathname } = useLocation()
  return isProtectedPath(pathname) ? <Protected /> : <NotFound />
}

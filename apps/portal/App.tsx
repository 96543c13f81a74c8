import { lazy, Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { Toasts } from '#platform/browser/ui/Toasts.tsx'
import { AuthGate } from './AuthGate.tsx'
import { CrashBoundary } from './Crashed.tsx'
import type { PublicPage } from './public-pages.ts'

// What exists behind the login is known behind it.
const Others = lazy(async () => ({ default: (await import('./Protected.tsx')).Others }))

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

import { Suspense, useDeferredValue, useEffect } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { removeSnapshot } from '#platform/browser/storage/snapshot.ts'
import { later } from '#platform/browser/later.tsx'
import { Toasts } from '#platform/browser/ui/frame/Toasts.tsx'
import { AuthGate } from './gate/AuthGate.tsx'
import { CrashBoundary } from './gate/Crashed.tsx'
import type { PublicPage } from './gate/public-pages.ts'

/** Answers all paths that are not public pages; it is loaded with the code behind the login. */
export const Others = later(async () => (await import('./Protected.tsx')).Others)

/** Public pages, everything behind the login, and 404 for any other path (SPEC §2). */
export function App({ publicPages }: { readonly publicPages: readonly PublicPage[] }) {
  // A page that is still being fetched does not take away the one before.
  const path = useDeferredValue(useLocation()[0])
  useSnapshotOnlyAtHome(path)
  return (
    <CrashBoundary>
      <Suspense fallback={<AuthGate />}>
        <Switch location={path}>
          {publicPages.map(({ path, Component, Later }) => (
            <Route key={path} path={path}>
              {Component ? <Component /> : <Later />}
            </Route>
          ))}
          <Route>
            <Others />
          </Route>
        </Switch>
      </Suspense>
      <Toasts />
    </CrashBoundary>
  )
}

/** Longest time that the snapshot replaces the dashboard, in ms; then the page itself reports missing data. */
const snapshotMs = 8_000

function useSnapshotOnlyAtHome(path: string): void {
  useEffect(() => {
    if (path !== '/') removeSnapshot()
    const timer = setTimeout(removeSnapshot, snapshotMs)
    return () => clearTimeout(timer)
  }, [path])
}

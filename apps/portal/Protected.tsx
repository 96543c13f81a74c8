import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { Loading } from '#platform/browser/ui/Loading.tsx'
import { changePasswordPath } from '#features/auth/portal/change-password-path.ts'
import { endSession, useUser } from '#features/auth/portal/session.ts'
import { AuthGate } from './AuthGate.tsx'
import { CrashBoundary } from './Crashed.tsx'
import { checkEntry, queries } from './guard.ts'
import { shellMessages } from './messages.ts'
import { isProtectedPath } from './protected-paths.ts'
import { PageRoutes } from './routes.tsx'
import { Shell } from './Shell.tsx'

const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }))

/** What exists behind the login, else 404. */
export function Others() {
  const { pathname } = useLocation()
  return isProtectedPath(pathname) ? <Protected /> : <NotFound />
}

/** The guard, and behind it the shell with the page. The page before stays until the next one may be entered. */
function Protected() {
  const say = useSay()
  const { entered, moving } = useGuard()
  if (entered === null) return <AuthGate />
  return (
    <QueryClientProvider client={queries}>
      <Shell pathname={entered.pathname} moving={moving}>
        <CrashBoundary framed key={entered.pathname}>
          <Suspense fallback={<Loading label={say(shellMessages['loading-page'])} />}>
            <PageRoutes at={entered} />
          </Suspense>
        </CrashBoundary>
      </Shell>
    </QueryClientProvider>
  )
}

/** Every change of path is checked first; a change of `?tab=` is not a new page. */
function useGuard(): { entered: Location | null; moving: boolean } {
  const rest = useRest()
  const location = useLocation()
  const navigate = useNavigate()
  const user = useUser()
  const [entered, setEntered] = useState<Location | null>(null)
  const { pathname, search } = location
  const samePage = entered?.pathname === pathname
  useEffect(() => {
    let left = false
    void checkEntry(rest, pathname).then((verdict) => {
      if (left) return
      if (verdict === 'login') {
        endSession(pathname + search)
        void navigate('/login', { replace: true })
      } else if (verdict === 'home') void navigate('/', { replace: true })
      else if (verdict === 'change-password') void navigate(changePasswordPath, { replace: true })
      else startTransition(() => setEntered(location))
    })
    return () => {
      left = true
    }
    // The search part belongs to the page; only a new path is checked.
    // eslint-disable-next-line react/exhaustive-deps
  }, [rest, pathname])
  useEffect(() => {
    if (entered !== null && user === null) void navigate('/login', { replace: true })
  }, [entered, user, navigate])
  return { entered: samePage ? location : entered, moving: entered !== null && !samePage }
}

import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, Suspense, startTransition, useContext, useEffect, useState } from 'react'
import { Router, useLocation, useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { useSay } from '#platform/browser/language.ts'
import { later } from '#platform/browser/later.tsx'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { wait } from '#platform/browser/network/wait.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Loading } from '#platform/browser/ui/list/Loading.tsx'
import { changePasswordPath } from '#features/auth/portal/change-password-path.ts'
import { authData, endSession, useUser } from '#features/auth/portal/session.ts'
import { currentDay } from '#platform/browser/clock.ts'
import { notificationsQuery } from '#features/notifications/portal/notification.queries.ts'
import { readAhead } from '#kinds/kinds.portal.ts'
import { AuthGate } from './gate/AuthGate.tsx'
import { CrashBoundary } from './gate/Crashed.tsx'
import { beginEntry, checkEntry, queries, usedMessages } from './gate/guard.ts'
import { gateMessages } from './gate/gate-messages.ts'
import { useGuardPhase } from './gate/guard-phase.ts'
import { waitForNepaliFont } from './nepali-font.ts'
import { shellMessages } from './frame/messages.ts'
import { isProtectedPath } from './frame/protected-paths.ts'
import { fetchPage, PageRoutes } from './routes.tsx'
import { Shell } from './frame/Shell.tsx'

const NotFound = later(async () => (await import('./gate/NotFound.tsx')).NotFound)

type Address = { readonly pathname: string; readonly search: string }

/** Address of the page on the screen; behind the address bar while the next page is being checked. */
const Entered = createContext<Address>({ pathname: '/', search: '' })
const useEnteredPath = (): [string, typeof navigate] => [useContext(Entered).pathname, navigate]
const useEnteredSearch = (): string => useContext(Entered).search
const enteredAddress = { hook: useEnteredPath, searchHook: useEnteredSearch }

/** Time for which the page's outline stays before the gate's own texts are drawn, in ms. */
const drawGateAfterMs = 160

/** Waits before the first drawing at most 160 ms for the guard's verdict, code and data, and for a Nepali font. */
export async function prepareFirst(rest: RestClient, pathname: string): Promise<void> {
  if (!isProtectedPath(pathname)) return
  const needed = [beginEntry(rest, pathname), fetchPage(pathname), readForFirst(rest, pathname)]
  await Promise.all([
    Promise.race([Promise.all(needed), wait(drawGateAfterMs)]),
    waitForNepaliFont(),
  ])
}

/** The dashboard's lists, which the page's head script has asked for already. */
async function readForFirst(rest: RestClient, pathname: string): Promise<void> {
  const user = authData.get()?.user
  if (pathname !== '/' || user === undefined) return
  await Promise.all([
    readAhead(queries, { rest, partnerId: user.cBpartnerId, today: currentDay() }),
    queries.prefetchQuery(notificationsQuery(rest, user.adUserId)),
  ])
}

/** Shows pages behind the login, else 404. */
export function Others() {
  const [pathname] = useLocation()
  return isProtectedPath(pathname) ? <Protected /> : <NotFound />
}

/** The guard, and behind it the shell with the page. The page before stays until the next one may be entered. */
function Protected() {
  const say = useSay()
  const { entered, moving } = useGuard()
  if (entered === null) return <AuthGate />
  return (
    <QueryClientProvider client={queries}>
      {moving && <BusyBanner />}
      <Shell pathname={entered.pathname} moving={moving}>
        <CrashBoundary framed key={entered.pathname}>
          <Suspense fallback={<Loading label={say(shellMessages['loading-page'])} />}>
            <Entered value={entered}>
              <Router {...enteredAddress}>
                <PageRoutes />
              </Router>
            </Entered>
          </Suspense>
        </CrashBoundary>
      </Shell>
    </QueryClientProvider>
  )
}

/** Above the page one is leaving, while the server is too busy to say whether the next may be entered. */
function BusyBanner() {
  const say = useSay()
  const phase = useGuardPhase()
  if (phase !== 'busy') return null
  return (
    <Banner tone="waiting" lead={say(gateMessages['busy-title'])}>
      {say(gateMessages['busy-detail'])}
    </Banner>
  )
}

/** Every change of path is checked first; a change of `?tab=` is not a new page. */
function useGuard(): { entered: Address | null; moving: boolean } {
  const rest = useRest()
  const [pathname] = useLocation()
  const search = useSearch()
  const user = useUser()
  const [entered, setEntered] = useState<Address | null>(() =>
    usedMessages(pathname) === 'enter' ? { pathname, search } : null,
  )
  const samePage = entered?.pathname === pathname
  if (samePage && entered.search !== search) setEntered({ pathname, search })
  useEffect(() => {
    let left = false
    void checkEntry(rest, pathname).then((verdict) => {
      if (left) return
      if (verdict === 'login') {
        endSession(pathname + location.search)
        navigate('/login', { replace: true })
      } else if (verdict === 'home') navigate('/', { replace: true })
      else if (verdict === 'change-password') navigate(changePasswordPath, { replace: true })
      else
        startTransition(() =>
          setEntered((now) =>
            now?.pathname === pathname ? now : { pathname, search: location.search.slice(1) },
          ),
        )
    })
    return () => {
      left = true
    }
  }, [rest, pathname])
  useEffect(() => {
    if (entered !== null && user === null) navigate('/login', { replace: true })
  }, [entered, user])
  return { entered, moving: entered !== null && !samePage }
}

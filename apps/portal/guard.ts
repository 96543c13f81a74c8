import { QueryClient } from '@tanstack/react-query'
import type { RestClient } from '#platform/browser/rest-client.ts'
import { probeToken } from '#features/auth/portal/probe.ts'
import { authData } from '#features/auth/portal/session.ts'
import { authGuardDelayMs } from '#features/auth/wire/login.ts'
import { enrollmentQuery } from '#features/enrollment/portal/enrollment.queries.ts'
import { profileQuery } from '#features/profile/portal/profile.queries.ts'
import { showGuardPhase } from './guard-phase.ts'
import { leadsHome, type Standing } from './menu.ts'

/** Lists are shown from the copy first and asked again when they are old; nothing is repeated by itself. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, gcTime: Infinity, networkMode: 'always' },
  },
})

export type Verdict = 'enter' | 'home' | 'login'

let delayed = false

/**
 * Runs before every protected page: 100 ms delay on the first, local auth data, the server's word on the token, then
 * profile and enrollment (SPEC §2 Access rules, READINGS ). Without any answer the session stays.
 */
export async function checkEntry(rest: RestClient, pathname: string): Promise<Verdict> {
  showGuardPhase('token')
  if (!delayed) await new Promise((resolve) => setTimeout(resolve, authGuardDelayMs))
  delayed = true
  const user = authData.get()?.user
  if (user === undefined || (await probeToken(rest)) === 'invalid') return 'login'
  showGuardPhase('user')
  const standing = await loadStanding(rest, user.cBpartnerId)
  return leadsHome(pathname, standing) ? 'home' : 'enter'
}

/** A failed fetch still completes the checks: the menu stays minimal. */
async function loadStanding(rest: RestClient, partnerId: number): Promise<Standing> {
  try {
    const profile = await queries.ensureQueryData({
      ...profileQuery(rest, partnerId),
      revalidateIfStale: true,
    })
    if (profile?.complete !== true) return { profileComplete: false, activeEnrollment: false }
    const query = { ...enrollmentQuery(rest, partnerId), revalidateIfStale: true }
    return {
      profileComplete: true,
      activeEnrollment: (await queries.ensureQueryData(query)) !== null,
    }
  } catch {
    return { profileComplete: false, activeEnrollment: false }
  }
}

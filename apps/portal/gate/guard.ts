import { type QueryKey, QueryClient } from '@tanstack/react-query'
import { withoutTrailingSlashes } from '#platform/pure/text/trailing-slashes.ts'
import { mutationDefaults, queryDefaults } from '#platform/browser/network/query-defaults.ts'
import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { wait } from '#platform/browser/network/wait.ts'
import { changePasswordPath } from '#features/auth/portal/change-password-path.ts'
import { probeToken } from '#features/auth/portal/probe.ts'
import { authData } from '#features/auth/portal/session.ts'
import { authGuardDelayMs } from '#features/auth/wire/login.ts'
import { enrollmentQuery } from '#features/enrollment/portal/enrollment.queries.ts'
import { profileQuery } from '#features/profile/portal/profile.queries.ts'
import { showGuardPhase } from './guard-phase.ts'
import { isGated, leadsHome, type StudentState } from '../frame/menu.ts'

export const queries = new QueryClient({
  defaultOptions: { queries: queryDefaults, mutations: mutationDefaults },
})

export type Verdict = 'enter' | 'home' | 'login' | 'change-password'

type Begun = { readonly pathname: string; readonly verdict: Promise<Verdict>; shown?: Verdict }

/** The check of the page a visit begins with, from before anything is drawn until the guard takes it. */
let begun: Begun | null = null

export async function beginEntry(rest: RestClient, pathname: string): Promise<void> {
  const entry: Begun = { pathname, verdict: runChecks(rest, pathname) }
  begun = entry
  entry.shown = await entry.verdict
}

/** Verdict of the check that was begun for this path; undefined: none yet. */
export function usedMessages(pathname: string): Verdict | undefined {
  return begun?.pathname === pathname ? begun.shown : undefined
}

/** Runs before every protected page, on the first with what was begun. */
export async function checkEntry(rest: RestClient, pathname: string): Promise<Verdict> {
  const first = begun
  begun = null
  return first?.pathname === pathname ? first.verdict : runChecks(rest, pathname)
}

/** The verdict of a check, drawn 100 ms after its beginning at the earliest; the questions leave before (READINGS R-100). */
async function runChecks(rest: RestClient, pathname: string): Promise<Verdict> {
  const [verdict] = await Promise.all([judge(rest, pathname), wait(authGuardDelayMs)])
  return verdict
}

/**
 * Local auth data, the server's word on the token, then profile and enrollment (SPEC §2 Access rules, READINGS R-05,
 * Without any answer the session stays.
 */
async function judge(rest: RestClient, pathname: string): Promise<Verdict> {
  showGuardPhase('token')
  const known = authData.get()
  if (known === null) return 'login'
  const token = await probeToken(rest, () => showGuardPhase('busy'))
  if (token === 'invalid') return 'login'
  const { user, mustChangePassword } = known
  if (mustChangePassword)
    return withoutTrailingSlashes(pathname) === changePasswordPath ? 'enter' : 'change-password'
  showGuardPhase('user')
  const at = { rest, partnerId: user.cBpartnerId }
  const state = await (isGated(pathname) ? freshState(at) : cachedState(at))
  return leadsHome(pathname, state) ? 'home' : 'enter'
}

type GuardReader = { readonly rest: RestClient; readonly partnerId: number }

/** From the copy where there is one; a failed fetch still completes the checks. */
async function cachedState({ rest, partnerId }: GuardReader): Promise<StudentState> {
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
    return { profileComplete: false, activeEnrollment: null }
  }
}

/** Asks the server for the state; without an answer uses the copy, without a copy it is unknown (READINGS R-82). */
async function freshState({ rest, partnerId }: GuardReader): Promise<StudentState> {
  const profileOf = profileQuery(rest, partnerId)
  const known = queries.getQueryData(profileOf.queryKey)
  // A profile does not become incomplete again (READINGS R-22).
  const profile = known?.complete
    ? known
    : await askOrCopy(profileOf.queryKey, () => queries.fetchQuery({ ...profileOf, staleTime: 0 }))
  if (profile?.complete !== true) return { profileComplete: false, activeEnrollment: false }
  const enrollmentOf = enrollmentQuery(rest, partnerId)
  const enrollment = await askOrCopy(enrollmentOf.queryKey, () =>
    queries.fetchQuery({ ...enrollmentOf, staleTime: 0 }),
  )
  return {
    profileComplete: true,
    activeEnrollment: enrollment === undefined ? null : enrollment !== null,
  }
}

async function askOrCopy<Data>(key: QueryKey, ask: () => Promise<Data>): Promise<Data | undefined> {
  try {
    return await ask()
  } catch {
    return queries.getQueryData<Data>(key)
  }
}

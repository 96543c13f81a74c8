import { inTurn, renewTokens } from '#platform/browser/network/renew-tokens.ts'
import type { RestClient, Tokens } from '#platform/browser/network/rest-client.ts'
import { clearDraftsExcept } from '#platform/browser/storage/drafts.ts'
import { clearSavedCopies } from '#platform/browser/storage/saved-copy.ts'
import { say } from '#platform/pure/message.ts'
import { language } from '#platform/browser/language.ts'
import { field, RestProblem, text } from '#platform/browser/network/rest-failure.ts'
import { sessionMessages } from '../rules/session-messages.ts'
import { sessionArea, sharedComputer } from '#platform/browser/storage/shared-computer.ts'
import { readText, stored, useStored, writeText } from '#platform/browser/storage/stored.ts'
import {
  type AuthData,
  authDataKey,
  redirectAfterLoginKey,
  type SignedInUser,
} from '../wire/login.ts'

/** The signed-in user: user, token and finalToken all present, or null (SPEC §4 Authentication). */
export const authData = stored<AuthData | null>({
  key: authDataKey,
  area: sessionArea,
  parse: (json) => (isAuthData(json) ? json : null),
  fallback: null,
})

/**
 * Follows a logout of another tab: clears this tab's data and stores no answer that is still on its way. Then deletes
 * what a logout could not delete before the browser was closed.
 */
export function clearWithOtherTabs(): void {
  if (!isSessionStored()) clearSavedCopies()
  authData.subscribe(() => {
    if (authData.get() === null) clearSavedCopies()
  })
}

/** True if the device's storage holds a session now, whichever tab wrote it. */
export function isSessionStored(): boolean {
  return readText(sessionArea, authDataKey) !== null
}

export function useUser(): SignedInUser | null {
  return useStored(authData, null)?.user ?? null
}

/**
 * Signs this person in: on the device, or on a shared computer in this tab only. There, all stored data of the person
 * before is removed first.
 */
export function beginSession(session: AuthData, isShared: boolean): void {
  sharedComputer.set(null)
  if (isShared) {
    endSession(null)
    sharedComputer.set(true)
  }
  authData.set(session)
}

/**
 * Signs out on this device. `returnTo` is the page to return to after the next login: its draft stays, all other data
 * of the student is removed (READINGS R-61, DESIGN §6 Drafts). On a shared computer another person may return, so the
 * draft is removed too; the mark "shared" stays in this tab until a logout.
 */
export function endSession(returnTo: string | null): void {
  writeText(() => sessionStorage, redirectAfterLoginKey, returnTo)
  clearDraftsExcept(sharedComputer.get() ? null : (returnTo?.split('?')[0] ?? null))
  clearSavedCopies()
  authData.set(null)
  if (returnTo === null) sharedComputer.set(null)
}

/** The new password is set: every page is open now. */
export function passwordChanged(): void {
  const known = authData.get()
  if (known === null) return
  const { mustChangePassword: _done, ...session } = known
  authData.set(session)
}

/** The stored path, once; only paths of this site count. */
export function takeReturnPath(): string | null {
  const area = () => sessionStorage
  const path = area().getItem(redirectAfterLoginKey)
  writeText(area, redirectAfterLoginKey, null)
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null
}

/** The rest client's view of the session. */
export const sessionTokens: Tokens = {
  token: () => authData.get()?.finalToken ?? null,
  refresh: (post) => {
    const stale = authData.get()?.finalToken
    return inTurn('session-refresh', () => exchange(stale, post))
  },
  missing: () =>
    new RestProblem(401, {
      title: '',
      detail: say(sessionMessages['authentication-required'], language.get()),
      code: '',
      errors: [],
    }),
  rejected: () => {
    if (authData.get() !== null) endSession(location.pathname + location.search)
  },
}

/** True if there is a fresh token now. */
async function exchange(
  stale: string | undefined,
  post: Parameters<Tokens['refresh']>[0],
): Promise<boolean> {
  const known = authData.get()
  if (known === null) return false
  if (known.finalToken !== stale) return true
  if (known.refreshToken === undefined) return false
  const { refreshKey: before, ...remaining } = known
  const answer = await renewTokens({
    refreshToken: known.refreshToken,
    refreshKey: before,
    clientId: known.user.clientId,
    userId: known.user.adUserId,
    keep: (refreshKey) => authData.set({ ...remaining, refreshKey }),
    post,
  })
  const finalToken = tokenOf(answer)
  if (finalToken === null) return false
  const refreshToken = text(answer, 'refresh_token') || known.refreshToken
  authData.set({ ...remaining, finalToken, refreshToken })
  return true
}

/** The token of an answer in any of its shapes: {token}, [{token}], token as array or object (READINGS R-16). */
export function tokenOf(answer: unknown): string | null {
  if (typeof answer === 'string') return answer === '' ? null : answer
  if (Array.isArray(answer)) return tokenOf(answer[0])
  const token = field(answer, 'token')
  return token === undefined ? null : tokenOf(token)
}

/** Logs out on the server, then clears this device, even if the server cannot be reached. */
export async function logout(rest: RestClient): Promise<void> {
  const token = authData.get()?.finalToken
  try {
    await rest.post('/api/v1/auth/logout', { token })
  } catch {
    // The device is cleared in any case; the server's session then ends by its idle limit (SPEC §4).
  }
  endSession(null)
}

function isAuthData(json: unknown): json is AuthData {
  const user = field(json, 'user')
  return (
    typeof field(user, 'cBpartnerId') === 'number' &&
    typeof field(user, 'fullName') === 'string' &&
    text(json, 'token') !== '' &&
    text(json, 'finalToken') !== ''
  )
}

import { inTurn, renewTokens } from '#platform/browser/network/renew-tokens.ts'
import type { RestClient, Tokens } from '#platform/browser/network/rest-client.ts'
import { field, RestProblem, text } from '#platform/browser/network/rest-failure.ts'
import { stored, useStored } from '#platform/browser/storage/stored.ts'
import { may, type Permission } from '#features/roles/rules/facts.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { type StaffRole, staffRoles } from '../rules/roles.ts'

/** ISO timestamp and network address of a sign-in. */
export type SignInPlace = { readonly at: string; readonly from: string }

/** The signed-in member of staff. */
export type Desk = {
  readonly token: string
  readonly refreshToken: string
  /** Idempotency key of the request that spends it; stored before it is sent. */
  readonly refreshKey?: string
  readonly userId: number
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  /** Sign-in before this one; null if there was none, or none was given at a trusted desk. */
  readonly lastSignIn: SignInPlace | null
}

export const desk = stored<Desk | null>({ key: 'office_session', parse: deskOf, fallback: null })

export function useDesk(): Desk | null {
  return useStored(desk, null)
}

/** True if the signed-in role has a permission. */
export function useMay(permission: Permission): boolean {
  return may(useDesk()?.role ?? '', permission)
}

/** The session a final answer of the login opens; null when the answer is none. */
export function deskFromAnswer(answer: unknown, email: string): Desk | null {
  return deskOf({
    token: text(answer, 'token'),
    refreshToken: text(answer, 'refresh_token'),
    userId: field(answer, 'userId'),
    name: text(answer, 'name'),
    role: field(answer, 'role'),
    email,
  })
}

/** The rest client's view of the session. */
export const deskTokens: Tokens = {
  token: () => desk.get()?.token ?? null,
  refresh: (post) => {
    const stale = desk.get()?.token
    return inTurn('office-refresh', () => renew(stale, post))
  },
  missing: () => new RestProblem(401, { title: '', detail: '', code: '', errors: [] }),
  rejected: () => desk.set(null),
}

async function renew(
  stale: string | undefined,
  post: Parameters<Tokens['refresh']>[0],
): Promise<boolean> {
  const known = desk.get()
  if (known === null) return false
  if (known.token !== stale) return true
  const { refreshKey: before, ...remaining } = known
  const answer = await renewTokens({
    refreshToken: known.refreshToken,
    refreshKey: before,
    clientId: loginSelection.clientId,
    userId: known.userId,
    keep: (refreshKey) => desk.set({ ...remaining, refreshKey }),
    post,
  })
  const renewed = { token: text(answer, 'token'), refreshToken: text(answer, 'refresh_token') }
  if (renewed.token === '') return false
  desk.set({ ...remaining, ...renewed })
  return true
}

/** Logs out on the server, then clears the session here, even if the server cannot be reached. */
export async function leaveDesk(rest: RestClient): Promise<void> {
  try {
    await rest.post('/api/v1/auth/logout', { token: desk.get()?.token })
  } catch {
    // The session here is cleared in any case; the server's ends by its idle limit.
  }
  desk.set(null)
}

function deskOf(json: unknown): Desk | null {
  const role = staffRoles.find((each) => each === field(json, 'role'))
  const userId = field(json, 'userId')
  const token = text(json, 'token')
  if (role === undefined || typeof userId !== 'number' || token === '') return null
  return {
    token,
    userId,
    role,
    refreshToken: text(json, 'refreshToken'),
    ...(text(json, 'refreshKey') === '' ? {} : { refreshKey: text(json, 'refreshKey') }),
    name: text(json, 'name'),
    email: text(json, 'email'),
    lastSignIn: signInPlaceOf(field(json, 'lastSignIn')),
  }
}

export function signInPlaceOf(json: unknown): SignInPlace | null {
  const at = text(json, 'at')
  return Number.isNaN(Date.parse(at)) ? null : { at, from: text(json, 'from') }
}

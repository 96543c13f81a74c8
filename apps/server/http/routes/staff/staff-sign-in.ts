import type { FastifyRequest } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import { findRole, isStaffRole } from '#features/roles/rules/facts.ts'
import type { KnownUser } from '#features/auth/server/accounts.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { openFinalStage } from '#features/auth/server/sign-in.ts'
import type { Tokens } from '#features/auth/server/tokens.ts'
import { staffMessages } from '#features/staff/rules/messages.ts'
import { secondFactorSince } from '#features/staff/server/second-factor.ts'
import { isTrustedDesk } from '#features/staff/server/trusted-desk.ts'
import { signInCookie } from '../../request/device-cookie.ts'

type StaffSignInDeps = {
  readonly database: Database
  readonly clock: () => number
  readonly deviceSecret: string
  readonly audit: Audit
  readonly sessions: Sessions
  readonly tokens: Tokens
}

/** A staff role without the second factor, e.g. asked for in one step. */
export const codeNeeded = refusal('rule/code-needed', staffMessages['code-needed'], { status: 401 })

export type StaffSignInState = {
  /** At a desk that is trusted today. */
  readonly isProvedTwice: boolean
  /** Additional fields of the first stage's answer besides the token; null: none. Nothing about the person. */
  readonly asks: { readonly secondFactor: 'code' | 'set-up' } | null
}

/** Gives the proof that is still needed after a correct password. Students and users who must set a new password: none. */
export async function staffSignInState(
  request: FastifyRequest,
  user: KnownUser,
  { database, clock, deviceSecret }: StaffSignInDeps,
): Promise<StaffSignInState> {
  if (user.mustChangePassword || !user.roleIds.some(isStaffRole))
    return { isProvedTwice: false, asks: null }
  const { userId } = user
  const factorSinceMs = await secondFactorSince(database, userId)
  if (factorSinceMs === null) return { isProvedTwice: false, asks: { secondFactor: 'set-up' } }
  const owner = { userId, sinceMs: Math.max(user.passwordSinceMs, factorSinceMs) }
  const at = { nowMs: clock(), secret: deviceSecret }
  if (isTrustedDesk(signInCookie(request, 'desk'), owner, at))
    return { isProvedTwice: true, asks: null }
  return { isProvedTwice: false, asks: { secondFactor: 'code' } }
}

/** Opens the final session; a sign-in of staff is an entry of the audit trail, with the address it came from. */
export async function openAs(
  user: Pick<KnownUser, 'userId' | 'email' | 'mustChangePassword'>,
  given: Parameters<typeof openFinalStage>[1] & { readonly openedFrom: string },
  needs: StaffSignInDeps,
) {
  if (!isStaffRole(given.roleId)) {
    const { openedFrom: _unkept, ...at } = given
    return openFinalStage(user, { ...at, isProvedTwice: false }, needs)
  }
  const session = await openFinalStage(user, given, needs)
  const by = { userId: user.userId, role: findRole(given.roleId) ?? '' }
  const record = given.openedFrom
  if (session !== null)
    await needs.audit.record({ by, act: 'signed-in', subject: 'office', record })
  return session
}

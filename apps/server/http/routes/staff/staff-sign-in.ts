import type { FastifyRequest } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import { findRole, isStaffRole } from '#features/roles/rules/facts.ts'
import { deviceOf } from '#features/auth/rules/facts.ts'
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

/**
 * Opens the final session. Each is a line of the log with the factors that were proved; a sign-in of staff is an entry of
 * the audit trail too, with the address it came from, which is stored for staff only.
 */
export async function openAs(
  user: Pick<KnownUser, 'userId' | 'email' | 'mustChangePassword'>,
  given: Parameters<typeof openFinalStage>[1],
  { request, ...needs }: StaffSignInDeps & { readonly request: FastifyRequest },
) {
  const { userId, mustChangePassword } = user
  const isStaff = isStaffRole(given.roleId)
  const at = { ...given, device: deviceOf(request.headers['user-agent'] ?? '') }
  const session = isStaff
    ? await openFinalStage(user, { ...at, openedFrom: request.ip }, needs)
    : await openFinalStage(user, { ...at, isProvedTwice: false }, needs)
  if (session === null) return null
  const by = { userId, role: findRole(given.roleId) ?? '' }
  const first = mustChangePassword ? 'mailed once' : 'own'
  const factors = { first, second: isStaff && given.isProvedTwice === true }
  request.log.info({ ...by, factors }, 'signed in')
  if (isStaff)
    await needs.audit.record({ by, act: 'signed-in', subject: 'office', record: request.ip })
  return session
}

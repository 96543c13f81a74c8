import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { typedNumber } from '#platform/pure/text/typed-text.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Audit } from '#features/audit/server/audit.ts'
import { isStaffRole } from '#features/roles/rules/facts.ts'
import { findKnownUser, userAtHome } from '#features/auth/server/accounts.ts'
import type { LiveSession } from '#features/auth/server/sessions.ts'
import type { Turns } from '#features/auth/server/passwords/throttle.ts'
import {
  beginSetUp,
  proveSecondFactor,
  secondFactorSince,
} from '#features/staff/server/second-factor.ts'
import type { CodeVault } from '#features/staff/server/code-vault.ts'
import { findLastSignIn } from '#features/staff/server/last-sign-in.ts'
import { deskMark } from '#features/staff/server/trusted-desk.ts'
import { hasFirstStage } from '../../first-stage.ts'
import { bearer, unauthenticated } from '../../request/authenticate.ts'
import { setDeskCookie } from '../../request/device-cookie.ts'
import { parseBody, shortText } from '../../request/parse-body.ts'
import { sendRefusal } from '../../problems.ts'
import type { SessionRouteNeeds } from '../session.routes.ts'

export type SecondFactorNeeds = SessionRouteNeeds & {
  readonly turns: Turns
  readonly institution: CurrentInstitution
  readonly deviceSecret: string
  readonly audit: Audit
  readonly vault: CodeVault
}

const sixDigits = v.pipe(
  v.string(),
  v.transform(typedNumber),
  v.regex(/^\d{6}$/, 'A code has 6 digits'),
)
const proof = v.union([
  v.strictObject({ code: sixDigits, trust: v.optional(v.boolean(), false) }),
  v.strictObject({ recoveryCode: shortText }),
])

/** Routes for staff between the password and the choice of a role, with the token of the first stage. */
export function addSecondFactorRoutes(app: FastifyInstance, needs: SecondFactorNeeds): void {
  const limited = needs.loginLimit((request) => hasFirstStage(request, needs))
  app.post('/api/v1/auth/second-factor', limited, (request, reply) => setUp(request, reply, needs))
  app.post('/api/v1/auth/code', limited, (request, reply) => prove(request, reply, needs))
}

/** A secret to put into the authenticator app, new each time, until a code was typed. */
async function setUp(request: FastifyRequest, reply: FastifyReply, needs: SecondFactorNeeds) {
  const session = await firstStageOfStaff(request, needs)
  const { userId, sessionId, email, language } = session
  const of = { userId, sessionId, email, issuer: needs.institution().name.en }
  const begun = await beginSetUp(of, needs)
  return isRefusal(begun) ? sendRefusal(reply, begun, language) : begun
}

/**
 * Accepts a correct proof: the session may then choose a staff role. The answer has the last sign-in before this one, and
 * once, after the set-up, the recovery codes.
 */
async function prove(request: FastifyRequest, reply: FastifyReply, needs: SecondFactorNeeds) {
  const session = await firstStageOfStaff(request, needs)
  const given = parseBody(proof, request.body)
  const nowMs = needs.clock()
  const { userId, sessionId, language } = session
  const proved = await proveSecondFactor(userId, given, { ...needs, nowMs, sessionId })
  if (isRefusal(proved)) {
    request.log.info({ userId, code: proved.code }, 'second factor refused')
    return sendRefusal(reply, proved, language)
  }
  await needs.database.kysely
    .updateTable('auth_session')
    .set({ code_at: new Date(nowMs) })
    .where('auth_session_id', '=', sessionId)
    .execute()
  if ('trust' in given && given.trust) await trustDesk(reply, userId, needs)
  const last = await findLastSignIn(needs.database, userId)
  return {
    ...(last !== null && { lastSignIn: last }),
    ...(proved.recoveryCodes !== null && { recoveryCodes: proved.recoveryCodes }),
  }
}

async function trustDesk(reply: FastifyReply, userId: number, needs: SecondFactorNeeds) {
  const { database, deviceSecret, clock } = needs
  const user = await findKnownUser(database, userId)
  const factorSinceMs = await secondFactorSince(database, userId)
  if (user === null || factorSinceMs === null) return
  const nowMs = clock()
  const owner = { userId, sinceMs: Math.max(user.passwordSinceMs, factorSinceMs) }
  const { mark, untilMs } = deskMark(owner, { nowMs, secret: deviceSecret })
  setDeskCookie(reply, { mark, seconds: Math.ceil((untilMs - nowMs) / 1000) })
}

async function firstStageOfStaff(
  request: FastifyRequest,
  { authenticate, database, side }: SecondFactorNeeds,
): Promise<LiveSession> {
  const token = bearer(request)
  if (token === null) throw unauthenticated('Authentication required')
  const session = await authenticate.findSession(token, 'login')
  const user = session === null ? null : await findKnownUser(database, session.userId)
  const isStaff = user !== null && userAtHome(user, side).roleIds.some(isStaffRole)
  if (session === null || !isStaff) throw unauthenticated('Invalid token')
  return session
}

import { idempotencyKeyOf } from '../request/idempotency.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Problem } from '#platform/pure/problem.ts'
import { referenceId } from '#platform/pure/reference.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Side } from '#features/roles/rules/facts.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import { isRefreshable, refreshSession, signOut } from '#features/auth/server/sign-in.ts'
import type { Tokens } from '#features/auth/server/tokens.ts'
import { type Authenticate, bearer, unauthenticated } from '../request/authenticate.ts'
import type { failuresPerAddress } from '../request/failures-per-address.ts'
import { parseBody, shortText } from '../request/parse-body.ts'

export type SessionRouteNeeds = {
  readonly database: Database
  readonly sessions: Sessions
  readonly tokens: Tokens
  readonly authenticate: Authenticate
  /** Side of this server: portal or office. */
  readonly side: Side
  /** Limit of failed sign-ins and refreshes of one address, per minute. */
  readonly loginLimit: ReturnType<typeof failuresPerAddress>
  readonly clock: () => number
}

const refresh = v.strictObject({
  refresh_token: shortText,
  clientId: v.optional(v.unknown()),
  userId: v.optional(v.unknown()),
})
const logout = v.strictObject({ token: v.optional(v.pipe(v.string(), v.maxLength(4_096))) })

/** Refreshing and leaving a session (idempiere-dialect §1.4). */
export function addSessionRoutes(app: FastifyInstance, needs: SessionRouteNeeds): void {
  const limited = needs.loginLimit((request) => hasGoodRefresh(request, needs))
  app.post('/api/v1/auth/refresh', limited, (request) => renew(request, needs))
  app.post('/api/v1/auth/logout', (request, reply) => leave(request, reply, needs))
}

async function renew(request: FastifyRequest, needs: SessionRouteNeeds) {
  const body = parseBody(refresh, request.body)
  const [clientId, userId] = [referenceId(body.clientId), referenceId(body.userId)]
  if (clientId === null) throw refreshProblem('No clientId provided')
  if (userId === null) throw refreshProblem('No userId provided')
  const renewed = await refreshSession(
    body.refresh_token,
    { userId, clientId, nowMs: needs.clock(), key: idempotencyKeyOf(request), side: needs.side },
    needs,
  )
  if (renewed === null) throw refreshProblem('Invalid refresh token')
  return { token: renewed.token, refresh_token: renewed.refreshToken }
}

async function hasGoodRefresh(
  { body }: FastifyRequest,
  { database }: Pick<SessionRouteNeeds, 'database'>,
): Promise<boolean> {
  const given = v.safeParse(v.object({ refresh_token: shortText }), body)
  return given.success && isRefreshable(given.output.refresh_token, database)
}

function refreshProblem(detail: string): Problem {
  return new Problem({
    status: 401,
    code: 'authenticate/refresh',
    title: 'Authenticate error',
    detail,
  })
}

async function leave(request: FastifyRequest, reply: FastifyReply, needs: SessionRouteNeeds) {
  const { token = bearer(request) } = parseBody(logout, request.body ?? {})
  if (token === null) throw unauthenticated('Authentication required')
  const session =
    (await needs.authenticate.findSession(token, 'access')) ??
    (await needs.authenticate.findSession(token, 'login'))
  if (session === null) throw unauthenticated('Invalid token')
  await signOut([session.sessionId], needs.clock(), needs)
  void reply.header('clear-site-data', '"cache"')
  return { summary: 'OK' }
}

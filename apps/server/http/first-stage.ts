import type { FastifyRequest } from 'fastify'
import type { LiveSession } from '#features/auth/server/sessions.ts'
import { type Authenticate, bearer, unauthenticated } from './request/authenticate.ts'

/** The token of an abbreviated login may still be traded for another so long. */
const abbreviatedUseMs = 5 * 60_000

/** Gives the session of a first-stage token, or of a recent abbreviated login. Throws a 401 for every other token. */
export async function stageOneSession(
  request: FastifyRequest,
  { authenticate, clock }: { readonly authenticate: Authenticate; readonly clock: () => number },
): Promise<LiveSession> {
  const token = bearer(request)
  if (token === null) throw unauthenticated('Authentication required')
  const first = await authenticate.findSession(token, 'login')
  if (first !== null) return first
  const whole = await authenticate.findSession(token, 'access')
  if (whole === null || clock() - whole.startedMs > abbreviatedUseMs)
    throw unauthenticated('Authenticate error', 'Invalid clientId')
  return whole
}

/** True for a request with the token of a passed first stage. */
export async function hasFirstStage(
  request: FastifyRequest,
  { authenticate }: { readonly authenticate: Authenticate },
): Promise<boolean> {
  const token = bearer(request)
  return token !== null && (await authenticate.findSession(token, 'login')) !== null
}

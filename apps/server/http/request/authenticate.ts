import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { Problem } from '#platform/pure/problem.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { isAtHome, type Side } from '#features/roles/rules/facts.ts'
import type { LiveSession, Sessions } from '#features/auth/server/sessions.ts'
import type { TokenClaims, Tokens } from '#features/auth/server/tokens.ts'
import { languageOf } from './language.ts'

type Asking = Pick<IncomingMessage, 'headers'>

export type Authenticate = ReturnType<typeof authentication>

/**
 * Bearer token to session. A token is verified once and remembered by its text; whether its session is still alive is
 * asked every time, from memory that logout and password change empty at once (PERFORMANCE "Build on" 3, SECURITY T04).
 */
export function authentication({
  tokens,
  sessions,
  clock,
  side,
}: {
  tokens: Tokens
  sessions: Sessions
  clock: () => number
  side: Side
}) {
  /** A session of the other side is not valid here; a session in the first stage has no role yet. */
  const isHere = ({ roleId, stage }: LiveSession) => stage === 'login' || isAtHome(side, roleId)

  /** The session of a token for this use, or null for every way a token can be wrong. */
  async function findSession(token: string, use: TokenClaims['use']): Promise<LiveSession | null> {
    const nowMs = clock()
    const claims = tokens.read(token, nowMs)
    const session = claims?.use === use ? await sessions.find(claims.sessionId, nowMs) : null
    return session !== null && isHere(session) ? session : null
  }

  /** Requires a full session. A first-stage session is a 401; a reset session may only read what its reset needs. */
  async function requireSession(request: FastifyRequest): Promise<void> {
    const token = bearer(request)
    if (token === null) throw unauthenticated('Authentication required')
    const session = await findSession(token, 'access')
    if (session === null) throw unauthenticated('Invalid token')
    if (session.stage !== 'full' && !isOpenToReset(request, session))
      throw unauthenticated('Set a new password first')
    request.session = inLanguageOf(request, session)
  }

  /** The full session of a bearer as far as memory knows it; null for every other, which may be alive all the same. */
  function knownSession(request: Asking): Session | null {
    const token = bearer(request)
    if (token === null) return null
    const nowMs = clock()
    const claims = tokens.read(token, nowMs)
    if (claims?.use !== 'access') return null
    const session = sessions.known(claims.sessionId, nowMs)
    return session?.stage === 'full' && isHere(session) ? inLanguageOf(request, session) : null
  }

  /**
   * The person of a token, also of one whose session has ended meanwhile: a new password ends sessions, and the repeat of
   * its request is still its sender's. Opens nothing.
   */
  async function findOwner(request: FastifyRequest): Promise<number | null> {
    const claims = tokens.read(bearer(request) ?? '', clock())
    return claims?.use === 'access' ? sessions.findOwner(claims.sessionId) : null
  }

  return { findSession, requireSession, knownSession, findOwner }
}

function inLanguageOf(request: Asking, session: LiveSession): LiveSession {
  const asksFor = request.headers['accept-language']
  return asksFor === undefined ? session : { ...session, language: languageOf(request) }
}

/**
 * Lets a session of the mailed one-time password read only what the new password needs. The sign-in reads the own user,
 * without any query, and probes the token with a filter on the open entrances. No other parameter is allowed, since an
 * expand gives other records (SECURITY, Reset rule 3).
 */
function isOpenToReset({ method, url }: FastifyRequest, { userId }: LiveSession): boolean {
  if (method !== 'GET') return false
  if (url === `/api/v1/models/ad_user/${userId}`) return true
  const [path, query = ''] = url.split('?', 2)
  const asked = [...new URLSearchParams(query).keys()]
  return path === probed && asked.every((name) => name === '$filter' || name === '$top')
}

const probed = '/api/v1/models/n_entrance_open'

export function bearer(request: Asking): string | null {
  const header = request.headers.authorization ?? ''
  return /^bearer /i.test(header) ? header.slice(7).trim() : null
}

/** A 401 whose title is the reason; the first stage puts the reason into `detail` (idempiere-dialect §1). */
export function unauthenticated(title: string, detail = 'Authentication required'): Problem {
  return new Problem({
    status: 401,
    code: 'authenticate/required',
    title,
    detail,
  })
}

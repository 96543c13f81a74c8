import { createHmac, createSecretKey, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { SignJWT } from 'jose'
import { literal, number, object, picklist, safeParse, string } from 'valibot'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import { accessTokenMs, firstTokenMs } from '../rules/session-limits.ts'

/** Claims of a token. Only the session's id counts; all other facts are read from the session's row. */
export type TokenClaims = {
  readonly sessionId: string
  readonly use: 'login' | 'access'
  readonly expiresMs: number
}

export type TokenFacts = {
  readonly sessionId: string
  /** Session number for iDempiere's clients. */
  readonly sessionNumber: number
  readonly use: 'login' | 'access'
  readonly email: string
  readonly clientId: number
  readonly userId: number
  readonly roleId?: number
  readonly organizationId?: number
  readonly warehouseId?: number
  readonly language: string
}

export type Tokens = {
  sign(facts: TokenFacts, nowMs: number): Promise<string>
  /** The claims of a token this server signed and that has not expired, or null. */
  read(token: string, nowMs: number): TokenClaims | null
  /** The refresh token that follows one: the same for the same key, any other without. */
  refreshTokenAfter(spent: string, key: string | null): string
}

const issuer = 'idempiere.org'
const header = { alg: 'HS512', kid: 'idempiere', typ: 'JWT' } as const
const writtenHeader = Buffer.from(JSON.stringify(header)).toString('base64url')
/** A signature is checked once; the session's state is checked on each request, elsewhere. */
const maxCached = 20_000

/** JWTs in the shape iDempiere's clients expect (idempiere-dialect §1.4); one algorithm, one issuer, typed by `aud`. */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8')
  const verified = boundedCache<TokenClaims>(maxCached)
  return {
    sign(facts, nowMs) {
      const lifetimeMs = facts.use === 'login' ? firstTokenMs : accessTokenMs
      return new SignJWT({ ...claimsOf(facts), sid: facts.sessionId })
        .setProtectedHeader(header)
        .setSubject(facts.email)
        .setIssuer(issuer)
        .setAudience(facts.use)
        .setJti(randomUUID()) // no two tokens are the same, also within one second
        .setExpirationTime(Math.floor((nowMs + lifetimeMs) / 1000))
        .sign(key)
    },
    refreshTokenAfter(spent, key) {
      if (key === null) return randomBytes(32).toString('base64url')
      return createHmac('sha256', secret).update(`refresh\n${key}\n${spent}`).digest('base64url')
    },
    read(token, nowMs) {
      const known = verified.get(token)
      const claims = known ?? readClaims(signedPart(token, secret))
      if (claims === null) return null
      if (known === undefined) verified.set(token, claims)
      return claims.expiresMs > nowMs ? claims : null
    },
  }
}

/**
 * Payload of a token signed with this server's key, as JSON text; null for any other. A header other than ours is never
 * parsed, so a token cannot choose how it is verified. Runs on this thread: through the thread pool, as libraries for
 * every algorithm do it, a signature costs more than the answer (docs/decisions/044).
 */
function signedPart(token: string, secret: string): string | null {
  const [head, payload = '', signature = '', ...more] = token.split('.')
  if (head !== writtenHeader || more.length > 0) return null
  const due = Buffer.from(hmac(`${head}.${payload}`, secret))
  const given = Buffer.from(signature)
  const isOurs = given.length === due.length && timingSafeEqual(given, due)
  return isOurs ? Buffer.from(payload, 'base64url').toString() : null
}

function hmac(text: string, secret: string): string {
  return createHmac('sha512', secret).update(text).digest('base64url')
}

const signed = object({
  iss: literal(issuer),
  sub: string(),
  aud: picklist(['login', 'access']),
  sid: string(),
  exp: number(),
})

function readClaims(payload: string | null): TokenClaims | null {
  if (payload === null) return null
  const { success, output } = safeParse(signed, JSON.parse(payload))
  return success ? { sessionId: output.sid, use: output.aud, expiresMs: output.exp * 1000 } : null
}

function claimsOf(facts: TokenFacts): Record<string, unknown> {
  if (facts.use === 'login') return { Clients: String(facts.clientId), AD_User_ID: facts.userId }
  return {
    AD_Client_ID: facts.clientId,
    AD_User_ID: facts.userId,
    AD_Role_ID: facts.roleId,
    AD_Org_ID: facts.organizationId,
    M_Warehouse_ID: facts.warehouseId,
    AD_Session_ID: facts.sessionNumber,
    AD_Language: facts.language,
  }
}

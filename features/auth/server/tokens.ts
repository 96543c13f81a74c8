import { createHmac, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import { accessTokenMs, firstTokenMs } from '../rules/session-limits.ts'

/** What a token says: only which session it belongs to counts; everything else is read from the session's row. */
export type TokenClaims = {
  readonly sessionId: string
  readonly use: 'login' | 'access'
  readonly expiresMs: number
}

export type TokenFacts = {
  readonly sessionId: string
  /** What iDempiere's clients know a session by. */
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
  read(token: string, nowMs: number): Promise<TokenClaims | null>
  /** The refresh token that follows one: the same for the same key, any other without. */
  refreshTokenAfter(spent: string, key: string | null): string
}

const issuer = 'idempiere.org'
const algorithm = 'HS512'
/** A signature is checked once; whether the session still stands is asked each time, elsewhere. */
const mostKept = 20_000

/** JWTs in the shape iDempiere's clients expect (idempiere-dialect §1.4); one algorithm, one issuer, typed by `aud`. */
export function createTokens(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8')
  const verified = boundedCache<TokenClaims>(mostKept)
  return {
    sign(facts, nowMs) {
      const lifetimeMs = facts.use === 'login' ? firstTokenMs : accessTokenMs
      return new SignJWT({ ...claimsOf(facts), sid: facts.sessionId })
        .setProtectedHeader({ alg: algorithm, kid: 'idempiere', typ: 'JWT' })
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
    async read(token, nowMs) {
      const known = verified.get(token)
      if (known) return known.expiresMs > nowMs ? known : null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          currentDate: new Date(nowMs),
          requiredClaims: ['exp', 'sid', 'aud', 'sub'],
        })
        const { aud, sid, exp } = payload
        if ((aud !== 'login' && aud !== 'access') || typeof sid !== 'string' || exp === undefined)
          return null
        const claims = { sessionId: sid, use: aud, expiresMs: exp * 1000 } as const
        verified.set(token, claims)
        return claims
      } catch {
        return null // forged, malformed or expired: the caller answers 401 for all of them alike
      }
    },
  }
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

import type { Tokens } from './rest-client.ts'
import { newKey } from './rest-client.ts'
import { NoAnswer, RestProblem } from './rest-failure.ts'

type Renewing = {
  readonly refreshToken: string
  /** Of the request that spends it, where one was sent before and its answer was lost. */
  readonly refreshKey?: string | undefined
  readonly clientId: number
  readonly userId: number
  /** Keeps the key on the device before the request leaves, so that a repeat is the same request, also after a reload. */
  readonly keep: (refreshKey: string) => void
  readonly post: Parameters<Tokens['refresh']>[0]
}

/**
 * The server's answer to a refresh token (idempiere-dialect §1.4), or null when it says that the session is over. Throws
 * what is no word about the session, such as a lost answer; what the refreshing was for has then not been done.
 */
export async function renewTokens(renewing: Renewing): Promise<unknown> {
  const { refreshToken, refreshKey = newKey(), clientId, userId, keep, post } = renewing
  keep(refreshKey)
  try {
    const body = { refresh_token: refreshToken, clientId, userId }
    return await post('/api/v1/auth/refresh', body, refreshKey)
  } catch (error) {
    if (error instanceof RestProblem && error.status === 401) return null
    throw error instanceof NoAnswer ? new NoAnswer(error.why, false) : error
  }
}

/** Tabs take turns: a refresh token works once. */
export async function inTurn(name: string, work: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}

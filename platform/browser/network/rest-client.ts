import { createContext, use } from 'react'
import type { Answer, OutgoingRequest } from './exchange.ts'
import { language } from '../language.ts'
import { field, problemBody, RestProblem, text } from './rest-failure.ts'
import { type Awaiting, request } from './rest-request.ts'
import { parseJson } from '../storage/stored.ts'

/** Source of the bearer token; it is notified when the server no longer accepts the token. */
export type Tokens = {
  token(): string | null
  /** Tries to exchange an expired token for a fresh one; false when that is not possible. */
  refresh(
    post: (path: string, body: unknown, idempotencyKey: string) => Promise<unknown>,
  ): Promise<boolean>
  /** Error of a protected call when there is no token; nothing is sent. */
  missing(): Error
  /** The server refused the token (401) and there is no other. */
  rejected(): void
}

export type Call = Awaiting & {
  /** Send no token even when one is known (public calls, the login itself). */
  readonly anonymous?: boolean
  /** Use this token instead of the session's (second login stage). */
  readonly token?: string
  /** A write that is sent again under the same key is done once, and answered as it was then. */
  readonly idempotencyKey?: string
  /** More than every call says. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent even while the page is being closed; its answer is then lost. */
  readonly keepalive?: boolean
}

export type RestClient = {
  get(path: string, call?: Call): Promise<unknown>
  post(path: string, body: unknown, call?: Call): Promise<unknown>
  put(path: string, body: unknown, call?: Call): Promise<unknown>
  delete(path: string, call?: Call): Promise<unknown>
  /** `Bearer …` for requests that do not pass here; another one in place of one the server no longer took. */
  bearer(spent: string | null): Promise<string>
}

const RestContext = createContext<RestClient | null>(null)
export const RestProvider = RestContext.Provider

export function useRest(): RestClient {
  const rest = use(RestContext)
  if (rest === null) throw new Error('No RestProvider around this component')
  return rest
}

/** The browser's only client of the server. Every call resolves to parsed JSON or throws RestProblem or NoAnswer. */
export function createRestClient(tokens: Tokens): RestClient {
  async function send(
    path: string,
    sent: Omit<OutgoingRequest, 'headers'>,
    call: Call,
  ): Promise<unknown> {
    const token = tokens.token()
    if (token === null && call.token === undefined && call.anonymous !== true)
      throw tokens.missing()
    const answer = await request(path, { ...sent, headers: headers(sent, call, token) }, call)
    if (answer.status !== 401 || call.anonymous === true || call.token !== undefined)
      return understand(answer)
    if (!(await refresh())) return understand(answer)
    const again = { ...sent, headers: headers(sent, call, tokens.token()) }
    return understand(await request(path, again, call))
  }
  async function refresh(): Promise<boolean> {
    const fresh = await tokens.refresh((to, body, idempotencyKey) =>
      send(to, { method: 'POST', body: JSON.stringify(body) }, { anonymous: true, idempotencyKey }),
    )
    if (!fresh) tokens.rejected()
    return fresh
  }
  async function bearer(spent: string | null): Promise<string> {
    const current = () => {
      const token = tokens.token()
      if (token === null) throw tokens.missing()
      return `Bearer ${token}`
    }
    if (current() === spent && !(await refresh())) throw tokens.missing()
    return current()
  }
  return {
    bearer,
    get: (path, call = {}) => send(path, { method: 'GET', body: null }, call),
    delete: (path, call = {}) => send(path, { method: 'DELETE', body: null }, call),
    put: (path, body, call = {}) => send(path, { method: 'PUT', body: JSON.stringify(body) }, call),
    post: (path, body, call = {}) =>
      send(
        path,
        { method: 'POST', body: JSON.stringify(body), keepalive: call.keepalive === true },
        { idempotencyKey: newKey(), ...call },
      ),
  }
}

/** Returns a new idempotency key; use the same one to repeat after a lost answer. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function headers(
  sent: Omit<OutgoingRequest, 'headers'>,
  call: Call,
  sessionToken: string | null,
): Headers {
  const all = new Headers({ Accept: 'application/json', 'Accept-Language': language.get() })
  const token = call.token ?? (call.anonymous === true ? null : sessionToken)
  if (token !== null) all.set('Authorization', `Bearer ${token}`)
  // Protected calls name the type also without a body, as the dialect says.
  if (token !== null || sent.body !== null) all.set('Content-Type', 'application/json')
  if (call.idempotencyKey !== undefined) all.set('Idempotency-Key', call.idempotencyKey)
  for (const [name, value] of Object.entries(call.headers ?? {})) all.set(name, value)
  return all
}

/** A process may fail inside a 200: `isError` with the sentence in `summary` (idempiere-dialect §7). */
function understand({ status, body, retryAfterMs }: Answer): unknown {
  const json = parseJson(body)
  const ok = status >= 200 && status < 300
  if (ok && field(json, 'isError') !== true) return json ?? (body === '' ? null : body)
  const problem = problemBody(json ?? body)
  const sentence = {
    ...problem,
    detail: problem.detail || text(json, 'Message'),
  }
  throw new RestProblem(ok ? 500 : status, sentence, retryAfterMs)
}

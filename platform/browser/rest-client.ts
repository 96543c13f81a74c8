import { createContext, use } from 'react'
import { reportConnection } from './connection.ts'
import { keepingAnswer, knownAnswer } from './known-answers.ts'
import { language } from './language.ts'
import { forgetGlass } from './glass.ts'
import { field, NoAnswer, problemBody, RestProblem, text } from './rest-failure.ts'
import { parseJson } from './stored.ts'
import type { Answer, Sent } from './exchange.ts'
import type { Watch } from './upload.ts'

/** Where the bearer token comes from, and who is told when the server no longer takes it. */
export type Tokens = {
  token(): string | null
  /** Tries to exchange an expired token for a fresh one; false when that is not possible. */
  refresh(
    post: (path: string, body: unknown, idempotencyKey: string) => Promise<unknown>,
  ): Promise<boolean>
  /** What a protected call fails with when there is no token: nothing is sent. */
  missing(): Error
  /** The server refused the token (401) and there is no other. */
  rejected(): void
}

export type Call = {
  /** Send no token even when one is known (public calls, the login itself). */
  readonly anonymous?: boolean
  /** Use this token instead of the session's (second login stage). */
  readonly token?: string
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** A write that is sent again under the same key is done once, and answered as it was then. */
  readonly idempotencyKey?: string
  /** More than every call says. */
  readonly headers?: Readonly<Record<string, string>>
  /** Sent also when the page goes away; nobody hears the answer then. */
  readonly keepalive?: boolean
  /** With it the body travels by XHR: share of the body sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export type RestClient = {
  get(path: string, call?: Call): Promise<unknown>
  post(path: string, body: unknown, call?: Call): Promise<unknown>
  put(path: string, body: unknown, call?: Call): Promise<unknown>
  delete(path: string, call?: Call): Promise<unknown>
  /** `Bearer …` for requests that do not pass here; another one in place of one the server no longer took. */
  bearer(spent: string | null): Promise<string>
}

const answerTimeMs = 20_000
/** Three files of 5 MB on a slow line; one that stands still ends sooner (upload.ts). */
export const uploadTimeMs = 600_000

const RestContext = createContext<RestClient | null>(null)
export const RestProvider = RestContext.Provider

export function useRest(): RestClient {
  const rest = use(RestContext)
  if (rest === null) throw new Error('No RestProvider around this component')
  return rest
}

/** The browser's only door to the server. Every call resolves to parsed JSON or throws RestProblem or NoAnswer. */
export function createRestClient(tokens: Tokens): RestClient {
  async function send(path: string, sent: Omit<Sent, 'headers'>, call: Call): Promise<unknown> {
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

/** A key for one intended act; keep it for the repeat after a lost answer. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function headers(sent: Omit<Sent, 'headers'>, call: Call, sessionToken: string | null): Headers {
  const all = new Headers({ Accept: 'application/json', 'Accept-Language': language.get() })
  const token = call.token ?? (call.anonymous === true ? null : sessionToken)
  if (token !== null) all.set('Authorization', `Bearer ${token}`)
  // Protected calls name the type also without a body, as the dialect says.
  if (token !== null || sent.body !== null) all.set('Content-Type', 'application/json')
  if (call.idempotencyKey !== undefined) all.set('Idempotency-Key', call.idempotencyKey)
  for (const [name, value] of Object.entries(call.headers ?? {})) all.set(name, value)
  return all
}

async function request(path: string, sent: Sent, call: Call): Promise<Answer> {
  const stop = new AbortController()
  if (sent.method !== 'GET') forgetGlass()
  const changes = sent.method !== 'GET' && navigator.onLine
  // Less than 1 only when the browser has said so: without a word the whole body may be there.
  let share = 1
  const noAnswer = (why: NoAnswer['why']) => new NoAnswer(why, changes && share >= 1)
  const quit = () => stop.abort(noAnswer('canceled'))
  call.signal?.addEventListener('abort', quit)
  const allowed = call.timeoutMs ?? (call.onProgress === undefined ? answerTimeMs : uploadTimeMs)
  const timer = setTimeout(() => stop.abort(noAnswer('timeout')), allowed)
  try {
    const onProgress = (shareSent: number) => {
      share = shareSent
      call.onProgress?.(shareSent)
    }
    const answer = call.onProgress
      ? await sendWithProgress(path, sent, { signal: stop.signal, onProgress })
      : await Promise.race([fetchText(path, sent, stop.signal), stopped(stop.signal)])
    reportConnection('online')
    return answer
  } catch {
    const why = stop.signal.reason instanceof NoAnswer ? stop.signal.reason : noAnswer('offline')
    if (why.why !== 'canceled') reportConnection('offline')
    throw why
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', quit)
  }
}

/** Only few pages upload, so the sender comes when it is needed. */
async function sendWithProgress(path: string, sent: Sent, watch: Watch): Promise<Answer> {
  const upload = await import('./upload.ts')
  return upload.sendWithProgress(path, sent, watch)
}

/** What the head script has asked cannot be called back; who waits for it stops all the same. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

async function fetchText(path: string, sent: Sent, signal: AbortSignal): Promise<Answer> {
  const isKept = sent.method === 'GET' && sent.headers.has('Authorization')
  const keep = keepingAnswer(path)
  const known = isKept ? knownAnswer(path) : null
  const ask = (headers: Headers) =>
    fetch(path, { ...sent, headers, signal, cache: 'no-store', credentials: 'same-origin' })
  let answer = await (takeEarly(path, sent) ?? ask(askedAgain(sent.headers, known)))
  if (answer.status === 304 && known !== null) return { status: 200, body: known.body }
  // The head script knew an answer that has been forgotten since.
  if (answer.status === 304) answer = await ask(sent.headers)
  const body = await answer.text()
  const etag = answer.headers.get('etag')
  if (isKept && answer.ok && etag !== null) keep({ etag, body })
  return { status: answer.status, body }
}

function askedAgain(headers: Headers, known: { readonly etag: string } | null): Headers {
  if (known === null) return headers
  const all = new Headers(headers)
  all.set('If-None-Match', known.etag)
  return all
}

/** A process may fail inside a 200: `isError` with the sentence in `summary` (idempiere-dialect §7). */
function understand({ status, body }: Answer): unknown {
  const json = parseJson(body)
  const ok = status >= 200 && status < 300
  if (ok && field(json, 'isError') !== true) return json ?? (body === '' ? null : body)
  const problem = problemBody(json ?? body)
  throw new RestProblem(ok ? 500 : status, {
    ...problem,
    detail: problem.detail || text(json, 'Message'),
  })
}

declare global {
  interface Window {
    /** Requests the page's head script has sent already, by path; see apps/portal/build/early.ts. */
    earlyAnswers?: Record<string, { token: string | null; answer: Promise<Response> }>
  }
}

/** From now on every request leaves anew: nothing that is decided may rest on an answer from before. */
export function forgetEarlyAnswers(): void {
  delete window.earlyAnswers
}

/** The answer to a request that left before this script arrived, once, and only for the same token. */
function takeEarly(path: string, { method, headers }: Sent): Promise<Response> | null {
  const early = window.earlyAnswers?.[path]
  if (method !== 'GET' || early === undefined) return null
  delete window.earlyAnswers?.[path]
  const sender = early.token === null ? null : `Bearer ${early.token}`
  return headers.get('Authorization') === sender ? early.answer : null
}

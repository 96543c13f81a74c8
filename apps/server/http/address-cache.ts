import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import type { Answer } from '#platform/server/model-engine/present/answer.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Authenticate } from './request/authenticate.ts'
import { levelOfReads } from './log-answers.ts'
import { type Form, formFor, inHttp } from './send-answer.ts'
import { dataHeaders, type SecurityHeaders } from './security-headers.ts'

/** Addresses are as long as who asks makes them. */
const most = { addresses: 1_000, characters: 1_000_000 } as const

type AddressCacheDeps = {
  readonly engine: ModelEngine
  readonly authenticate: Authenticate
  readonly security: SecurityHeaders
}

export type AddressCache = {
  /** Records the address of an answer that the engine has cached; this cache serves it from now on. */
  note(request: FastifyRequest, answer: Answer): void
  /** Answers if it can; true if it has answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Serves answers that the engine caches for all users by the request's address alone: the same address, read by the
 * same role in the same language, is the same list. A request whose session is not in memory takes the normal route.
 */
export function addressCache({ engine, authenticate, security }: AddressCacheDeps): AddressCache {
  /** By address, then by who reads it how. */
  const keys = boundedCache<Map<string, string>>(most.addresses, most.characters)
  const written = writer(dataHeaders(security))
  return {
    note(request, { cachedUnder }) {
      if (cachedUnder === undefined) return
      const { url, session } = request
      const atUrl = keys.get(url) ?? new Map<string, string>()
      atUrl.set(readerOf(session), cachedUnder)
      keys.set(url, atUrl, atUrl.size * (url.length + cachedUnder.length))
    },
    answer(request, response) {
      const startedMs = performance.now()
      const atUrl = request.method === 'GET' ? keys.get(request.url ?? '') : undefined
      if (atUrl === undefined) return false
      const session = authenticate.knownSession(request)
      const key = session === null ? undefined : atUrl.get(readerOf(session))
      const answer = key === undefined ? undefined : engine.cached(key)
      if (answer === undefined) return false
      const { status, head, text } = written(answer, formFor(answer, request.headers))
      const tookMs = performance.now() - startedMs
      response.writeHead(status, [
        ...head,
        'server-timing',
        `authenticate;dur=${tookMs.toFixed(2)}`,
      ])
      response.end(text, 'latin1')
      return true
    },
  }
}

/**
 * Answers before the router, which costs more than such an answer. Not while the server is closing or overloaded, nor
 * while reads are logged.
 */
export function answerAtAddressFirst(
  app: FastifyInstance,
  { cached, log }: { readonly cached: AddressCache; readonly log: Log },
): void {
  const { server } = app
  const [route] = server.listeners('request') as RequestListener[]

  /** Errors here have no other handler: the error is logged and the normal route answers. */
  function hasAnswered(request: IncomingMessage, response: ServerResponse): boolean {
    if (!server.listening || app.isUnderPressure() || log.isLevelEnabled(levelOfReads)) return false
    try {
      return cached.answer(request, response)
    } catch (error) {
      log.error({ err: error }, 'A kept answer was not sent')
      return false
    }
  }

  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!hasAnswered(request, response)) route?.(request, response)
  })
}

type Written = {
  readonly status: number
  readonly head: readonly string[]
  /** A character a byte: head and body leave as one text, in one piece. */
  readonly text: string
}

/** Writes an answer down once in each form. */
function writer(ofEvery: Readonly<Record<string, string>>) {
  const known = new WeakMap<Answer, Map<string, Written>>()

  function write(answer: Answer, form: Form): Written {
    const { status, headers, body = '' } = inHttp(answer, form)
    const bytes = Buffer.from(body)
    const length = form.isKnown ? {} : { 'content-length': String(bytes.length) }
    const head = Object.entries({ ...ofEvery, ...headers, ...length }).flat()
    return { status, head, text: bytes.toString('latin1') }
  }

  return (answer: Answer, form: Form): Written => {
    const name = `${form.encoding} ${form.isKnown}`
    const forms = known.get(answer) ?? new Map<string, Written>()
    const found = forms.get(name) ?? write(answer, form)
    known.set(answer, forms.set(name, found))
    return found
  }
}

function readerOf({ clientId, role, language }: Session): string {
  return `${clientId}|${role}|${language}`
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import type { Answer } from '#platform/server/model-engine/present/answer.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Authenticate } from './request/authenticate.ts'
import { formFor, inHttp } from './send-answer.ts'

/** Addresses are as long as who asks makes them. */
const most = { addresses: 1_000, characters: 1_000_000 } as const

type AddressCacheDeps = {
  readonly engine: ModelEngine
  readonly authenticate: Authenticate
}

export type AddressCache = {
  /** Records the address of an answer that the engine has cached; this cache finds it from now on. */
  note(request: FastifyRequest, answer: Answer): void
  /** The cached answer to a request, if there is one and its session is in memory. */
  find(request: FastifyRequest): Answer | undefined
}

/**
 * Finds answers that the engine caches for all users by the request's address alone: the same address, read by the
 * same role in the same language, is the same list.
 */
export function addressCache({ engine, authenticate }: AddressCacheDeps): AddressCache {
  /** By address, then by who reads it how. */
  const keys = boundedCache<Map<string, string>>(most.addresses, most.characters)
  return {
    note(request, { cachedUnder }) {
      if (cachedUnder === undefined) return
      const { url, session } = request
      const atUrl = keys.get(url) ?? new Map<string, string>()
      atUrl.set(readerOf(session), cachedUnder)
      keys.set(url, atUrl, atUrl.size * (url.length + cachedUnder.length))
    },
    find(request) {
      const atUrl = request.method === 'GET' ? keys.get(request.url) : undefined
      if (atUrl === undefined) return undefined
      const session = authenticate.knownSession(request)
      const key = session === null ? undefined : atUrl.get(readerOf(session))
      return key === undefined ? undefined : engine.cached(key)
    },
  }
}

/** Answers what is cached at its address before the route parses and plans it. */
export function answerFromCache(app: FastifyInstance, cached: AddressCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    const answer = cached.find(request)
    if (answer === undefined) return done()
    const { status, headers, body } = inHttp(answer, formFor(answer, request.headers))
    void reply.code(status).headers(headers).send(body)
  })
}

function readerOf({ clientId, role, language }: Session): string {
  return `${clientId}|${role}|${language}`
}

import { createHash, createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import { type KeyedRequest, runKeyed } from '#platform/server/idempotency/keyed-request.ts'
import {
  type Answered,
  claimKey,
  findRequest,
  keepAnswer,
} from '#platform/server/idempotency/request-store.ts'
import { badKey, keyOfAnotherRequest } from '#platform/server/idempotency/key-problems.ts'
import { turnsByName } from '#platform/server/turns.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the body as it came, for requests under an Idempotency-Key. */
    bodyHash: string
    /** Idempotency key of this request, from its hook until its answer. */
    keyed: RunningRequest | null
    /** Answer to a repeat, if it differs from the first answer, which may contain a value that is shown only once. */
    storedAnswer: object | null
  }
  interface FastifyContextConfig {
    /** Used if the route has several transactions and is safe to repeat: its key is stored with its answer. */
    storedWithAnswer?: (request: FastifyRequest) => boolean
  }
}

type RunningRequest = { readonly keyed: KeyedRequest; readonly end: () => void }

export type IdempotencyDeps = {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** For the hashes of requests: a body may hold a password. */
  readonly secret: string
}

/** Adds the fields that the body parser and the hooks below set on a request; once, on the root. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest('bodyHash', '')
  app.decorateRequest('keyed', null)
  app.decorateRequest('storedAnswer', null)
}

/** Called by the body parser, the only one that sees the body as it came. */
export function hashBody(request: FastifyRequest, body: string): void {
  if (request.headers['idempotency-key'] !== undefined)
    request.bodyHash = createHash('sha256').update(body).digest('base64url')
}

/**
 * Every write of this scope under an `Idempotency-Key` is done once in 24 hours: the same key with the same request
 * gets the first answer again, also while the first still runs; with another request it is a 409. What was refused
 * wrote nothing and does not use its key up.
 */
export function storeAnswers(
  app: FastifyInstance,
  { database, clock, secret }: IdempotencyDeps,
  ownerOf: (request: FastifyRequest) => number | Promise<number>,
): void {
  const turns = turnsByName()

  async function begin(request: FastifyRequest): Promise<KeyedRequest | Answered | null> {
    const key = idempotencyKeyOf(request)
    if (key === null) return null
    const owner = await ownerOf(request)
    const keyHash = createHash('sha256').update(key).digest('base64url')
    const end = await turns(`${owner} ${keyHash}`)
    try {
      const asked = { owner, keyHash, requestHash: hashOf(request, secret), nowMs: clock() }
      const known = await findRequest(database, asked)
      if (known !== null && known.requestHash !== asked.requestHash) throw keyOfAnotherRequest()
      if (known?.answer) return known.answer
      const keyed: KeyedRequest = { ...asked, earlier: known?.result ?? null, state: 'open' }
      request.keyed = { keyed, end }
      return keyed
    } finally {
      if (request.keyed === null) end()
    }
  }

  async function keep(
    request: FastifyRequest,
    keyed: KeyedRequest,
    answered: Answered,
  ): Promise<void> {
    if (keyed.state === 'open') {
      if (
        !isStoredWithAnswer(request) ||
        answered.status >= 400 ||
        !(await claimKey(database.kysely, keyed, null))
      )
        return
    }
    if (answered.status < 500) await keepAnswer(database, keyed, answered)
  }

  app.addHook('preHandler', (request, reply, done) => {
    if (request.headers['idempotency-key'] === undefined) return done()
    const go = (begun: KeyedRequest | Answered | null) => {
      if (begun === null) done()
      else if ('body' in begun) sendAgain(reply, begun)
      else if (isStoredWithAnswer(request)) done()
      else runKeyed(begun, done)
    }
    begin(request).then(go, done)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.keyed === null) return
    const { keyed, end } = request.keyed
    const { storedAnswer } = request
    request.keyed = null
    try {
      if (typeof payload === 'string' || Buffer.isBuffer(payload))
        await keep(request, keyed, {
          status: reply.statusCode,
          body: storedAnswer === null ? payload.toString() : JSON.stringify(storedAnswer),
        })
    } finally {
      keyed.state = 'over'
      end()
    }
  })
}

function isStoredWithAnswer(request: FastifyRequest): boolean {
  return request.routeOptions.config.storedWithAnswer?.(request) ?? false
}

/** The key of a write; null without one. Throws a 400 for one that is no key. */
export function idempotencyKeyOf({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  if (key === undefined || method === 'GET' || method === 'HEAD') return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw badKey()
  return key
}

function hashOf({ method, url, bodyHash }: FastifyRequest, secret: string): string {
  return createHmac('sha256', secret).update(`${method} ${url}\n${bodyHash}`).digest('base64url')
}

function sendAgain(reply: FastifyReply, { status, body }: Answered): void {
  void reply
    .code(status)
    .headers({ 'idempotent-replayed': 'true', 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(body)
}

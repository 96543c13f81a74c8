import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from '#platform/server/model-engine/present/answer.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Stopwatch } from '#platform/server/model-engine/stopwatch.ts'
import { type Encoding, encodingFor } from './request/encodings.ts'
import { sendRefusal } from './problems.ts'

type Sending = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly session: Session
  readonly watch: Stopwatch
}

/** Sends the engine's result: an answer or a refusal. */
export function sendOutcome(
  outcome: Answer | Refusal,
  { request, reply, session, watch }: Sending,
): FastifyReply {
  void reply.header('server-timing', watch.header())
  if (outcome.is === 'refused') return sendRefusal(reply, outcome, session.language)
  const { status, headers, body } = inHttp(outcome, formFor(outcome, request.headers))
  return reply.code(status).headers(headers).send(body)
}

/** Form of an answer: its encoding, and true if the client has the body already. */
export type Form = { readonly encoding: Encoding; readonly isKnown: boolean }

/** Compresses only shared answers; a personal one is sent once, and compressing it costs more than it saves. */
export function formFor({ packed, etag }: Answer, asked: IncomingHttpHeaders): Form {
  const encoding = packed === undefined ? 'identity' : encodingFor(asked['accept-encoding'])
  const known = asked['if-none-match']?.split(',') ?? []
  return { encoding, isKnown: known.some((each) => each.trim().replace(/^W\//, '') === etag) }
}

export type InHttp = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Answer['body']
}

/**
 * Sends an unchanged answer as a 304 without a body. The browser may cache an answer for who is signed in, and asks each
 * time if it has changed; logout empties its cache (SECURITY T48). An answer without an ETag is not cached.
 */
export function inHttp(answer: Answer, { encoding, isKnown }: Form): InHttp {
  const { status, etag, isShared, packed } = answer
  const headers = {
    ...answer.headers,
    'content-type': 'application/json; charset=utf-8',
  }
  if (etag === null)
    return { status, headers: { ...headers, 'cache-control': 'no-store' }, body: answer.body }
  const named = {
    ...headers,
    'cache-control': 'private, no-cache',
    vary: isShared ? 'authorization, accept-encoding' : 'authorization',
    etag: encoding === 'identity' ? etag : `W/${etag}`,
  }
  if (isKnown) return { status: 304, headers: named }
  if (packed === undefined || encoding === 'identity')
    return { status, headers: named, body: answer.body }
  return { status, headers: { ...named, 'content-encoding': encoding }, body: packed[encoding] }
}

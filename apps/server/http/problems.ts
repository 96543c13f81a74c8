import type { FastifyInstance, FastifyReply } from 'fastify'
import { say } from '#platform/pure/message.ts'
import type { Language } from '#platform/pure/message.ts'
import { Problem } from '#platform/pure/problem.ts'
import type { ProblemField } from '#platform/pure/problem.ts'
import { isOutage } from '#platform/server/database/outage.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'

/** The body of every answer that is not a success (REST dialect §0 and §11). */
export type ProblemBody = {
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly errors?: readonly ProblemField[]
}

/** Makes every failure of the server, Fastify's own and unknown paths too, a ProblemBody. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const body = problemBody(error)
    if (body.status >= 500) request.log.error({ err: error }, body.detail)
    return sendBody(reply, body)
  })
  app.setNotFoundHandler((_request, reply) => sendBody(reply, ofStatus(404, 'http/not-found')))
}

/** Sends a rule's refusal: its sentence in the reader's language. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, language: Language) {
  if (refusal.retryAfterSeconds !== undefined)
    void reply.header('retry-after', refusal.retryAfterSeconds)
  return sendBody(reply, refusalBody(refusal, language, reply.request.method))
}

/** `method` of the write a rule stopped: its title is iDempiere's (REST dialect §5). */
export function refusalBody(refusal: Refusal, language: Language, method = 'POST'): ProblemBody {
  const { code, message, values, status = 400, errors = [] } = refusal
  return withErrors(
    { title: refusalTitle(status, method), status, detail: say(message, language, values), code },
    errors.map(({ field, message }) => ({ field, message: say(message, language, values) })),
  )
}

function refusalTitle(status: number, method: string): string {
  const ofWrites = new Map([
    ['POST', 'Save error'],
    ['PUT', 'Update error'],
    ['DELETE', 'Delete error'],
  ])
  const isOfWrite = status === 400 || status === 409
  return (isOfWrite ? ofWrites.get(method) : undefined) ?? sentences[status]?.[0] ?? 'Request Error'
}

/** Converts a thrown value into a body. A value that is not a Problem reveals no details. */
export function problemBody(error: unknown): ProblemBody {
  if (error instanceof Problem) {
    const { title, status, detail, code, errors } = error
    return withErrors({ title, status, detail, code }, errors)
  }
  const { code, statusCode } = factsOf(error)
  if (statusCode >= 400 && statusCode < 500) return ofStatus(statusCode, `http/${code}`)
  if (statusCode === 503 || isOutage(error) || isOverload(code))
    return ofStatus(503, 'http/unavailable')
  return ofStatus(500, 'bug')
}

const retryAfterSeconds = 5

function sendBody(reply: FastifyReply, body: ProblemBody) {
  if (body.status === 503 && !reply.hasHeader('retry-after'))
    void reply.header('retry-after', retryAfterSeconds)
  return reply.code(body.status).header('cache-control', 'no-store').send(body)
}

function withErrors(body: ProblemBody, errors: readonly ProblemField[]): ProblemBody {
  return errors.length === 0 ? body : { ...body, errors }
}

const sentences: Readonly<Record<number, readonly [title: string, detail: string]>> = {
  400: ['Request Error', 'The request could not be understood'],
  401: ['Authenticate error', 'Sign in first'],
  403: ['Access denied', 'This is not allowed'],
  404: ['Not found', 'There is nothing at this address'],
  408: ['Request timeout', 'The request took too long to arrive'],
  413: ['Request too large', 'The request is larger than this address accepts'],
  415: ['Unsupported media type', 'Send application/json'],
  431: ['Request too large', 'The head of the request is larger than this server accepts'],
  429: ['Too many requests', 'Please wait a little and try again'],
  500: ['Server error', 'Something went wrong on our side'],
  503: ['Service unavailable', 'Please try again in a moment'],
}

/** Body of an answer of which only the status is known. */
export function statusBody(status: number): ProblemBody {
  return ofStatus(status, `http/${status}`)
}

function ofStatus(status: number, code: string): ProblemBody {
  const [title, detail] = sentences[status] ?? ['Request Error', 'The request could not be handled']
  return { title, status, detail, code: code.toLowerCase().replaceAll('_', '-') }
}

/** The database ran out of time or of resources: trying again later can help. */
function isOverload(code: string): boolean {
  return /^(57014|53...)$/.test(code)
}

function factsOf(error: unknown): { readonly code: string; readonly statusCode: number } {
  if (typeof error !== 'object' || error === null) return { code: '', statusCode: 500 }
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : 'error',
    statusCode: 'statusCode' in error ? Number(error.statusCode) : 500,
  }
}

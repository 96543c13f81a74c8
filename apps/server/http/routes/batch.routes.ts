import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Language } from '#platform/pure/message.ts'
import { Problem } from '#platform/pure/problem.ts'
import { parseKey } from '#platform/pure/rest-dialect/request.ts'
import type { QueryParameters } from '#platform/pure/rest-dialect/request.ts'
import type {
  BatchOutcome,
  BatchStep,
  StepOutcome,
} from '#platform/server/model-engine/write/batch.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { parseBody } from '../request/parse-body.ts'
import { problemBody, refusalBody } from '../problems.ts'
import { acceptStrictJson } from '../request/strict-json.ts'

const mostSteps = 50
const step = v.strictObject({
  method: v.picklist(['POST', 'PUT', 'DELETE'], 'A step is a POST, PUT or DELETE'),
  path: v.pipe(v.string(), v.maxLength(200)),
  body: v.optional(v.unknown()),
})
const steps = v.pipe(
  v.array(step, 'A batch is an array of {method, path, body}'),
  v.minLength(1, 'A batch has at least one step'),
  v.maxLength(mostSteps, `A batch may have ${mostSteps} steps`),
)

type Query = { Querystring: QueryParameters }

/** `POST /api/v1/batch?transaction=true|false`: several writes of models in one request (idempiere-dialect §8). */
export function batchRoutes({ engine }: { readonly engine: ModelEngine }) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    const options = {
      config: { storedWithAnswer: ({ query }: FastifyRequest) => !isTogether(query) },
    }
    app.post<Query>('/api/v1/batch', options, async ({ body, query, session }, reply) => {
      const asked = parseBody(steps, body).map(stepOf)
      const how = isTogether(query) ? 'together' : 'each'
      const done = await engine.batch(asked, session, how)
      return send(reply, done, { language: session.language, asked })
    })
  }
}

/** Without the parameter each step stands for itself, as iDempiere does. */
function isTogether(query: unknown): boolean {
  const given =
    typeof query === 'object' && query !== null && 'transaction' in query
      ? query.transaction
      : undefined
  if (given === undefined || given === 'false') return false
  if (given === 'true') return true
  throw new Problem({
    code: 'parse/query',
    title: 'Invalid query option',
    detail: 'transaction must be true or false',
    errors: [{ field: 'transaction', message: 'must be true or false' }],
  })
}

function stepOf({ method, path, body }: v.InferOutput<typeof step>, at: number): BatchStep {
  const found = /^\/?(?:api\/)?v1\/models\/(\w+)(?:\/([\w-]+))?$/.exec(path)
  const [, table, id] = found ?? []
  if (table === undefined || (method === 'POST') !== (id === undefined)) throw badPath(at)
  if (id === undefined) return { verb: 'create', table, body }
  const key = parseKey(id)
  return method === 'PUT' ? { verb: 'update', table, key, body } : { verb: 'delete', table, key }
}

function badPath(at: number): Problem {
  const message =
    'path must be v1/models/{table} for POST, v1/models/{table}/{id} for PUT and DELETE'
  return new Problem({
    code: 'parse/wrong-body',
    title: 'Request Error',
    detail: message,
    errors: [{ field: `${at}.path`, message }],
  })
}

type BatchReply = { readonly language: Language; readonly asked: readonly BatchStep[] }

function send(reply: FastifyReply, done: BatchOutcome, { language, asked }: BatchReply) {
  void reply.header('cache-control', 'no-store')
  const lineAt = (outcome: StepOutcome, at: number) =>
    lineOf(outcome, methodOf(asked[at]), language)
  if (done.is === 'done') return done.outcomes.map(lineAt)
  const before = Array.from({ length: done.failedAt }, () => rolledBack)
  return reply.code(400).send([...before, lineAt(done.outcome, done.failedAt)])
}

function methodOf(step: BatchStep | undefined): string {
  const methods = { create: 'POST', update: 'PUT', delete: 'DELETE' } as const
  return methods[step?.verb ?? 'create']
}

const rolledBack = line(424, {
  title: 'Rolled back',
  status: 424,
  detail: 'A later step of the batch failed',
})

function lineOf(outcome: StepOutcome, method: string, language: Language) {
  if (outcome instanceof Problem) return lineOfBody(problemBody(outcome))
  if (isRefusal(outcome)) return lineOfBody(refusalBody(outcome, language, method))
  return line(outcome.status, JSON.parse(String(outcome.body)))
}

function lineOfBody(body: { readonly status: number }) {
  return line(body.status, body)
}

function line(statusCode: number, body: unknown) {
  return { status: STATUS_CODES[statusCode] ?? '', statusCode, body }
}

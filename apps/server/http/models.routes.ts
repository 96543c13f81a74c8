import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf, parseKey, parseRequest } from '#platform/pure/rest-dialect/request.ts'
import type { Path, QueryParameters } from '#platform/pure/rest-dialect/request.ts'
import type { Answer } from '#platform/server/model-engine/answer.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { stopwatch } from '#platform/server/model-engine/stopwatch.ts'
import type { Stopwatch } from '#platform/server/model-engine/stopwatch.ts'
import type { StartedUploads } from '#features/documents/server/started-uploads.ts'
import { encodingFor } from './encodings.ts'
import { sendRefusal } from './problems.ts'
import { acceptStrictJson } from './strict-json.ts'
import { takesUploads } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Put there by the authenticate hook, before anything here runs. */
    session: Session
    watch: Stopwatch | null
  }
}

const path = '/api/v1/models'

type Query = { Querystring: QueryParameters }
type Asked = { readonly session: Session; readonly watch: Stopwatch }

type Needs = { readonly engine: ModelEngine; readonly uploads: StartedUploads }

/** `/api/v1/models/…`: parse here, the engine plans, runs and presents. */
export function modelRoutes({ engine, uploads }: Needs) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    app.decorateRequest('watch', null)
    app.addHook('onRequest', (request, reply, done) => {
      request.watch = stopwatch(reply.elapsedTime)
      done()
    })
    addReads(app, engine)
    addWrites(app, engine, { table: ':table' })
    for (const table of engine.tablesWithImages)
      addWrites(app, engine, { table, ...takesUploads({ files: 1, field: 'data', uploads }) })
    app.delete<Query & { Params: { table: string; id: string } }>(
      `${path}/:table/:id`,
      async (request, reply) => {
        const asked = askedBy(request)
        const target = { table: request.params.table, key: parseKey(request.params.id) }
        asked.watch.lap('parse')
        return send(await engine.remove(target, asked.session, asked.watch), { reply, asked })
      },
    )
  }
}

function addReads(app: FastifyInstance, engine: ModelEngine): void {
  const read = async (request: FastifyRequest<Query & { Params: Path }>, reply: FastifyReply) => {
    const asked = askedBy(request)
    const wanted = parseRequest(request.params, request.query)
    asked.watch.lap('parse')
    const answer = await engine.read(wanted, asked.session, asked.watch)
    return send(answer, { reply, asked, headers: request.headers })
  }
  app.get<Query>(path, async (request, reply) => {
    const asked = askedBy(request)
    return send(engine.models(asked.session), { reply, asked })
  })
  app.get<Query & { Params: { table: string } }>(`${path}/:table/yaml`, async (request, reply) => {
    const { session } = askedBy(request)
    void reply.header('cache-control', 'no-store').type('application/yaml; charset=utf-8')
    return engine.schema(request.params.table, session)
  })
  app.get<Query & { Params: { reference: string } }>(
    '/api/v1/reference/:reference',
    async (request, reply) => {
      const asked = askedBy(request)
      return send(engine.reference(request.params.reference, asked.session), { reply, asked })
    },
  )
  for (const below of ['/:table', '/:table/:id', '/:table/:id/:column'])
    app.get<Query & { Params: Path }>(`${path}${below}`, read)
}

function addWrites(
  app: FastifyInstance,
  engine: ModelEngine,
  {
    table: segment,
    ...options
  }: { readonly table: string } & Partial<ReturnType<typeof takesUploads>>,
): void {
  const tableOf = (params: { table?: string }) => params.table ?? segment
  app.post<Query & { Params: { table?: string } }>(
    `${path}/${segment}`,
    options,
    async (request, reply) => {
      const asked = askedBy(request)
      const { body } = request
      asked.watch.lap('parse')
      const target = { table: tableOf(request.params), body }
      return send(await engine.create(target, asked.session, asked.watch), { reply, asked })
    },
  )
  app.put<Query & { Params: { table?: string; id: string } }>(
    `${path}/${segment}/:id`,
    options,
    async (request, reply) => {
      const asked = askedBy(request)
      const { body, params } = request
      const target = { table: tableOf(params), key: parseKey(params.id), body }
      asked.watch.lap('parse')
      return send(await engine.update(target, asked.session, asked.watch), { reply, asked })
    },
  )
}

/** Who asks, in the language the request asks for. */
function askedBy(request: FastifyRequest<Query>): Asked {
  const language = localeOf(request.query) ?? request.session.language
  return {
    session: { ...request.session, language },
    watch: request.watch ?? stopwatch(),
  }
}

type Sending = {
  readonly reply: FastifyReply
  readonly asked: Asked
  /** What the browser says it already has, and in which encodings it reads. */
  readonly headers?: IncomingHttpHeaders
}

/**
 * What has not changed is said in a 304 without a body. The browser may keep only what everybody shares; personal answers
 * it never stores (SECURITY T48): who asks again by their ETag holds them where logout takes them.
 */
function send(answer: Answer | Refusal, { reply, asked, headers: from = {} }: Sending) {
  void reply.header('server-timing', asked.watch.header())
  if (answer.is === 'refused') return sendRefusal(reply, answer, asked.session.language)
  const { status, headers, etag, isShared } = answer
  void reply.code(status).headers(headers).type('application/json; charset=utf-8')
  void reply.header('cache-control', isShared ? 'private, no-cache' : 'no-store')
  if (etag === null) return reply.send(answer.body)
  const { body, encoding } = bodyFor(from['accept-encoding'], answer)
  void reply.header('vary', isShared ? 'authorization, accept-encoding' : 'authorization')
  void reply.header('etag', encoding === 'identity' ? etag : `W/${etag}`)
  const known = from['if-none-match']?.split(',') ?? []
  if (known.some((each) => each.trim().replace(/^W\//, '') === etag)) return reply.code(304).send()
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** What everybody shares is there in smaller encodings; one's own is sent once, and packing it costs more than it saves. */
function bodyFor(accepted: string | undefined, { body, packed }: Answer) {
  if (packed === undefined) return { body, encoding: 'identity' } as const
  const encoding = encodingFor(accepted)
  return { body: encoding === 'identity' ? body : packed[encoding], encoding }
}

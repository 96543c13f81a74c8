import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf, parseKey, parseRequest } from '#platform/pure/rest-dialect/request.ts'
import type { Path, QueryParameters } from '#platform/pure/rest-dialect/request.ts'
import type { ModelEngine } from '#platform/server/model-engine/engine.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { stopwatch } from '#platform/server/model-engine/stopwatch.ts'
import type { Stopwatch } from '#platform/server/model-engine/stopwatch.ts'
import type { StartedUploads } from '#features/documents/server/started-uploads.ts'
import { documentActionOf, type RunAction } from './document-action.ts'
import type { AddressCache } from '../address-cache.ts'
import { sendOutcome } from '../send-answer.ts'
import { acceptStrictJson } from '../request/strict-json.ts'
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
type ModelRequest = { readonly session: Session; readonly watch: Stopwatch }

type NotesAnswers = Pick<AddressCache, 'note'>

type ModelRouteDeps = {
  readonly engine: ModelEngine
  readonly cached: NotesAnswers
  readonly uploads: StartedUploads
  readonly runAction: RunAction
}

/** `/api/v1/models/…`: parse here, the engine plans, runs and presents. */
export function modelRoutes({ engine, cached, uploads, runAction }: ModelRouteDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    app.decorateRequest('watch', null)
    app.addHook('onRequest', (request, reply, done) => {
      request.watch = stopwatch(reply.elapsedTime)
      done()
    })
    addReads(app, engine, cached)
    const writing = { engine, runAction }
    addWrites(app, writing, { table: ':table' })
    for (const table of engine.tablesWithImages)
      addWrites(app, writing, { table, ...takesUploads({ files: 1, field: 'data', uploads }) })
    app.delete<Query & { Params: { table: string; id: string } }>(
      `${path}/:table/:id`,
      async (request, reply) => {
        const asked = askedBy(request)
        const target = { table: request.params.table, key: parseKey(request.params.id) }
        asked.watch.lap('parse')
        return sendOutcome(await engine.remove(target, asked.session, asked.watch), {
          request,
          reply,
          ...asked,
        })
      },
    )
  }
}

function addReads(app: FastifyInstance, engine: ModelEngine, stored: NotesAnswers): void {
  const read = async (request: FastifyRequest<Query & { Params: Path }>, reply: FastifyReply) => {
    const asked = askedBy(request)
    const wanted = parseRequest(request.params, request.query)
    asked.watch.lap('parse')
    const outcome = await engine.read(wanted, asked.session, asked.watch)
    if (outcome.is === 'answer') stored.note(request, outcome)
    return sendOutcome(outcome, { request, reply, ...asked })
  }
  app.get<Query>(path, async (request, reply) => {
    const asked = askedBy(request)
    return sendOutcome(engine.models(asked.session), { request, reply, ...asked })
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
      return sendOutcome(engine.reference(request.params.reference, asked.session), {
        request,
        reply,
        ...asked,
      })
    },
  )
  for (const below of ['/:table', '/:table/:id', '/:table/:id/:column'])
    app.get<Query & { Params: Path }>(`${path}${below}`, read)
}

function addWrites(
  app: FastifyInstance,
  { engine, runAction }: Pick<ModelRouteDeps, 'engine' | 'runAction'>,
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
      return sendOutcome(await engine.create(target, asked.session, asked.watch), {
        request,
        reply,
        ...asked,
      })
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
      const action = documentActionOf(target)
      const outcome =
        action === null
          ? await engine.update(target, asked.session, asked.watch)
          : ((await runAction(target, { action, ...asked })) ??
            (await engine.read(
              { is: 'record', ...target, options: {} },
              asked.session,
              asked.watch,
            )))
      return sendOutcome(outcome, { request, reply, ...asked })
    },
  )
}

/** Session of the request, in the language the request asks for. */
function askedBy(request: FastifyRequest<Query>): ModelRequest {
  const language = localeOf(request.query) ?? request.session.language
  return {
    session: { ...request.session, language },
    watch: request.watch ?? stopwatch(),
  }
}

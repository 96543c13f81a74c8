import type { FastifyInstance, FastifyRequest } from 'fastify'
import { say } from '#platform/pure/message.ts'
import { Problem } from '#platform/pure/problem.ts'
import { type Parameter, parametersOf } from '#platform/pure/rest-dialect/contract.ts'
import type { Database } from '#platform/server/database/database.ts'
import { PdfBusy, PdfFailed } from '#platform/server/pdf/pdf-renderer.ts'
import { findProcess } from '#platform/server/processes/find-process.ts'
import type { ProcessRegistry } from '#platform/server/processes/process.ts'
import { type ProcessAnswer, runProcess } from '#platform/server/processes/run-process.ts'
import type { Trail } from '#platform/server/processes/trail.ts'
import { objectOf } from './nou.routes.ts'
import { acceptStrictJson } from '../request/strict-json.ts'

type ProcessRouteDeps = {
  readonly database: Database
  readonly processes: ProcessRegistry
  readonly clock: () => number
  readonly trail: Trail
}

const path = '/api/v1/processes'

/** `/api/v1/processes/…`: prints and document actions by name (idempiere-dialect §7). */
export function processRoutes({ database, processes, clock, trail }: ProcessRouteDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    app.get(path, ({ session }) => ({
      processes: [...processes.values()]
        .filter(({ roles }) => roles.includes(session.role))
        .map(({ slug, name }) => ({ slug, name: say(name, session.language) })),
    }))
    app.get<{ Params: { slug: string } }>(`${path}/:slug`, ({ params, session }) => {
      const { slug, name, input } = findProcess(params.slug, processes, session)
      return {
        slug,
        name: say(name, session.language),
        parameters: parametersOf(input).map(described),
      }
    })
    app.post<{ Params: { slug: string } }>(`${path}/:slug`, async (request, reply) => {
      const { params, body, session } = request
      void reply.header('cache-control', 'no-store')
      const call = { slug: params.slug, body: objectOf(body), language: session.language }
      try {
        const batch = batchOf(request.headers['desk-lot'])
        const needs = { database, session, nowMs: clock(), trail, batch }
        return sayOnce(await runProcess(call, processes, needs), request)
      } catch (error) {
        throw error instanceof PdfBusy || error instanceof PdfFailed ? tryLater() : error
      }
    })
  }
}

function described({ name, type, isMandatory }: Parameter) {
  return { parameterName: name, type, isMandatory }
}

/** Number of a batch of decisions, made by the browser of the member of staff; undefined for a single decision. */
function batchOf(header: string | readonly string[] | undefined): string | undefined {
  if (header === undefined || /^[0-9a-f]{32}$/.test(String(header))) return header?.toString()
  throw new Problem({
    status: 400,
    code: 'parse/lot',
    title: 'Invalid lot',
    detail: 'Desk-Lot is 32 digits of 0 to 9 and a to f',
  })
}

/** Adds the secret to the first answer only; a repeat of the request gets the answer without it. */
function sayOnce({ secret, ...answer }: ProcessAnswer, request: FastifyRequest) {
  if (secret === undefined) return answer
  request.storedAnswer = answer
  return { ...answer, data: { ...answer.data, ...secret } }
}

function tryLater(): Problem {
  return new Problem({
    status: 503,
    code: 'run/printing-busy',
    title: 'Service unavailable',
    detail: 'The document could not be made right now. Please try again in a moment',
  })
}

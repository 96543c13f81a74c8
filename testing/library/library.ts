import { diskPieces } from '#platform/server/files/pieces/disk-pieces.ts'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { emptyDatabase } from '#platform/testing/empty-database.ts'
import { answerProblems } from '#apps/server/http/problems.ts'
import { modelRoutes } from '#apps/server/http/routes/models.routes.ts'
import { sqlType } from '#platform/server/model-engine/dictionary/column-types.ts'
import { dictionaryOf } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { modelEngine } from '#platform/server/model-engine/engine.ts'
import type { EngineNeeds, ModelEngine } from '#platform/server/model-engine/engine.ts'
import { shapeOf } from '#platform/server/model-engine/dictionary/model-shape.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { storedFields } from '#platform/server/model-engine/write/stored-values.ts'
import type { Denied } from '#platform/server/model-engine/witness.ts'
import { libraryModels } from './library.models.ts'

export type Library = {
  readonly database: Database
  readonly engine: ModelEngine
  readonly app: FastifyInstance
  /** SQL texts the read path ran, with their parameters. */
  readonly reads: { sql: string; values: readonly unknown[] }[]
  readonly denied: Denied[]
  /** Asks as a session: `ask(asha, 'GET /loan')`. */
  ask(session: Session, what: `${Method} ${string}` | Method, body?: unknown): Promise<Reply>
  run(statement: string): Promise<void>
  close(): Promise<void>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const methods: Record<string, Method> = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' }

/** Value at a path of parsed JSON; `*` is every item: `pick(json, 'records.*.id')`. */
export function pick(json: unknown, path: string): unknown {
  const [key = '', ...rest] = path.split('.')
  if (path === '') return json
  if (key === '*') return Array.isArray(json) ? json.map((each) => pick(each, rest.join('.'))) : []
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : []
  return pick(entries.find(([name]) => name === key)?.[1], rest.join('.'))
}

export type Reply = {
  readonly status: number
  readonly text: string
  readonly json: unknown
  readonly headers: Record<string, unknown>
}

export const nowMs = Date.UTC(2026, 10, 20, 4, 30, 15)

const base = {
  sessionId: 's',
  clientId: 11,
  organizationId: 12,
  roleId: 5,
  language: 'en',
} as const
export const asha: Session = { ...base, userId: 901, partnerId: 1, role: 'reader' }
export const bibek: Session = { ...base, userId: 902, partnerId: 2, role: 'reader' }
export const librarian: Session = { ...base, userId: 903, partnerId: 0, role: 'librarian' }
export const stranger: Session = { ...asha, clientId: 99 }
export const visitor: Session = { ...asha, role: 'visitor' }

export async function openLibrary(more: Partial<EngineNeeds> = {}): Promise<Library> {
  const { database: opened, drop } = await emptyDatabase()
  const reads: Library['reads'] = []
  const database: Database = {
    ...opened,
    async readText(text, values) {
      reads.push({ sql: text, values })
      return opened.readText(text, values)
    },
  }
  const run = async (statement: string) => {
    await sql.raw(statement).execute(database.kysely)
  }
  for (const model of libraryModels) await run(tableSql(model))
  await run('alter table loan add unique (person_id, book_id)')
  await run('alter table book add check (price >= 0)')
  await run('alter table payment add foreign key (loan_id) references loan')
  const denied: Denied[] = []
  const engine = await modelEngine({
    database,
    dictionary: dictionaryOf(libraryModels),
    clock: () => nowMs,
    deny: (_session, what) => denied.push(what),
    mayPass: async (gate) =>
      refusal('rule/closed', { en: `Only for a ${gate}`, ne: 'केवल सदस्य' }, { status: 403 }),
    ...more,
  })
  const app = Fastify({ logger: false })
  answerProblems(app)
  let current = asha
  app.decorateRequest('session')
  app.addHook('onRequest', async (request) => {
    request.session = current
  })
  const uploads = { database, pieces: diskPieces('none') }
  const runAction = () => Promise.resolve(null)
  await app.register(modelRoutes({ engine, cached: { note: () => {} }, uploads, runAction }))
  return {
    database,
    engine,
    app,
    reads,
    denied,
    run,
    async ask(session, what, body) {
      current = session
      const [method = 'GET', ...url] = what.split(' ')
      const reply = await app.inject({
        method: methods[method] ?? 'GET',
        url: `/api/v1/models${url.join(' ')}`,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          payload: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      })
      const text = reply.body
      const json: unknown = text === '' ? null : JSON.parse(text)
      return { status: reply.statusCode, text, json, headers: reply.headers }
    },
    async close() {
      await app.close()
      await drop()
    },
  }
}

function tableSql(model: Model): string {
  const shape = shapeOf(model)
  const defaults: Record<string, string> = {
    [shape.key.db]: 'primary key generated by default as identity (start with 1000000)',
    [shape.uuid.db]: 'not null default gen_random_uuid()',
    isactive: 'not null default true',
    created: `not null default '2026-01-02T03:04:05Z'`,
    ad_client_id: 'not null default 11',
    ad_org_id: 'not null default 12',
    createdby: 'not null default 900',
    updated: `not null default '2026-01-02T03:04:05Z'`,
    updatedby: 'not null default 900',
  }
  const columns = [...storedFields(shape).values()].map(
    ({ db, type }) => `"${db}" ${sqlType[type.is]} ${defaults[db] ?? ''}`,
  )
  return `create table "${model.table}" (${columns.join(', ')})`
}

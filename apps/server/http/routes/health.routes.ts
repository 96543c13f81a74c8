import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import { missingMigrations } from '#platform/server/database/migrate.ts'

type HealthNeeds = {
  readonly database: Database
  /** Names of the migrations that this version of the product needs. */
  readonly migrations: readonly string[]
}

/**
 * `/health` and the dialect's `/api/v1/health`: the process answers, and with `?db=true` whether the database does.
 * `/ready`: this process may get requests, because its database answers and has every table of this version.
 */
export function healthRoutes({ database, migrations }: HealthNeeds) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const path of ['/health', '/api/v1/health'])
      app.get<{ Querystring: { db?: string } }>(
        path,
        { logLevel: 'silent' },
        async ({ query }, reply) => {
          if (query.db !== 'true') return { status: 'UP' }
          const answers = await isAnswering(database)
          return reply.code(answers ? 200 : 503).send({
            status: answers ? 'UP' : 'DOWN',
            database: answers ? 'connected' : 'not connected',
          })
        },
      )
    app.get('/ready', { logLevel: 'silent' }, async (_request, reply) => {
      const reason = await whyNotReady({ database, migrations })
      void reply.header('cache-control', 'no-store')
      if (reason !== null) void reply.header('retry-after', 5)
      return reply.code(reason === null ? 200 : 503).send({
        status: reason === null ? 'READY' : 'NOT READY',
        ...(reason === null ? {} : { reason }),
      })
    })
  }
}

async function isAnswering(database: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(database.kysely)
    return true
  } catch {
    return false // the answer of this path is exactly that the database does not answer
  }
}

/** A probe of a load balancer does not wait longer. */
const patienceMs = 2_000

async function whyNotReady(at: HealthNeeds): Promise<string | null> {
  const late = wait(patienceMs, 'the database does not answer', { ref: false })
  return Promise.race([schemaProblem(at), late])
}

async function schemaProblem({ database, migrations }: HealthNeeds): Promise<string | null> {
  try {
    const missing = await missingMigrations(database, migrations)
    return missing.length === 0 ? null : 'the database has not the tables of this version'
  } catch {
    return 'the database does not answer'
  }
}

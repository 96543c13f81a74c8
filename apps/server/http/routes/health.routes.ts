import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'

/** `/health` and the dialect's `/api/v1/health`: up, and with `?db=true` whether the database answers. */
export function healthRoutes({ database }: { readonly database: Database }) {
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

import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/server/database/database.ts'
import type { FileStore } from '#platform/server/files/file-store.ts'
import { checkPageCsp } from '#features/documents/server/check/check-html.ts'
import { checkPage } from '#features/documents/server/check/check-page.ts'
import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'

type CheckRouteDeps = {
  readonly database: Database
  readonly files: FileStore
  readonly institution: CurrentInstitution
  readonly settings: UniversitySettings
  readonly publicKey: KeyObject
  readonly perMinute: number
}

/** `/check/{number}?s={signed code}` is the target of the QR code of a printed document; `/check` is the printed address. */
export function checkRoutes({ settings, perMinute, ...needs }: CheckRouteDeps) {
  return async (app: FastifyInstance): Promise<void> => {
    const limited = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }
    for (const path of ['/check', '/check/:code'])
      app.get<{ Params: { code?: string }; Querystring: { s?: unknown } }>(
        path,
        limited,
        async ({ params: { code = '' }, query }, reply) => {
          const token = typeof query.s === 'string' ? query.s : ''
          const { phone } = await settings.get('help-desk')
          const { status, html } = await checkPage({ code, token }, { ...needs, phone })
          return reply
            .code(status)
            .header('content-security-policy', checkPageCsp)
            .header('cache-control', 'no-store')
            .type('text/html; charset=utf-8')
            .send(html)
        },
      )
  }
}

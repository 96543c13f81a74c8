import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { checkPage, checkPageCsp } from '#features/documents/server/check-page.ts'
import type { Institution } from '#features/institution/server/institution.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'

type Needs = {
  readonly institution: Institution
  readonly settings: UniversitySettings
  readonly publicKey: KeyObject
  readonly perMinute: number
}

/** `/check/{code}?s={signed facts}`: where the QR code of a printed document leads; public. */
export function checkRoutes({ institution, settings, publicKey, perMinute }: Needs) {
  return async (app: FastifyInstance): Promise<void> => {
    const limited = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }
    app.get<{ Params: { code: string }; Querystring: { s?: unknown } }>(
      '/check/:code',
      limited,
      async ({ params, query }, reply) => {
        const token = typeof query.s === 'string' ? query.s : ''
        const { phone } = await settings.get('help-desk')
        const at = { institution, phone, publicKey }
        const { status, html } = checkPage({ code: params.code, token }, at)
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

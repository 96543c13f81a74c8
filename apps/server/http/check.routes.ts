import type { KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { checkPage, checkPageCsp } from '#features/documents/server/check-page.ts'
import type { Institution } from '#features/institution/server/institution.ts'

type Needs = {
  readonly institution: Institution
  readonly publicKey: KeyObject
  readonly perMinute: number
}

/** `/check/{code}?s={signed facts}`: where the QR code of a printed document leads; public. */
export function checkRoutes({ institution, publicKey, perMinute }: Needs) {
  return async (app: FastifyInstance): Promise<void> => {
    const limited = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } }
    app.get<{ Params: { code: string }; Querystring: { s?: unknown } }>(
      '/check/:code',
      limited,
      ({ params, query }, reply) => {
        const token = typeof query.s === 'string' ? query.s : ''
        const { status, html } = checkPage({ code: params.code, token }, { institution, publicKey })
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

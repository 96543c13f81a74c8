import type { FastifyInstance } from 'fastify'
import type { Audit } from '#features/audit/server/audit.ts'

/**
 * Records that a signed-in user was refused or asked for a record of another person. Denials on models are recorded by
 * the engine, which knows the reason.
 */
export function auditDenials(app: FastifyInstance, audit: Audit): void {
  app.addHook('onResponse', ({ session, method, routeOptions }, { statusCode }, done) => {
    const { url = '' } = routeOptions
    const isDenied = statusCode === 403 || statusCode === 404
    if (isDenied && session !== undefined && !url.startsWith('/api/v1/models'))
      audit.note({
        by: session,
        act: 'denied',
        subject: `${method} ${url}`,
        code: String(statusCode),
      })
    done()
  })
  app.addHook('onClose', () => audit.close())
}

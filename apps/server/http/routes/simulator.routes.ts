import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KhaltiSimulator } from '#features/payments/server/khalti-simulator/simulator.ts'

export const simulatorPath = '/nou/khalti-simulator'

/**
 * The simulated wallet's pay page on the portal's own address, so that it is reached wherever the portal is. The wallet
 * is asked over HTTP: it lives in one process, the portal in several.
 */
export function simulatorRoutes({ host }: Pick<KhaltiSimulator, 'host'>) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string | Buffer) => String(body),
    )
    app.get<{ Querystring: { pidx?: unknown } }>(
      `${simulatorPath}/pay`,
      async ({ query }, reply) => {
        const order = new URLSearchParams({ pidx: String(query.pidx) })
        const page = await fetch(`http://${host}/pay?${order}`)
        if (!page.ok) return reply.callNotFound()
        return reply
          .header('content-security-policy', page.headers.get('content-security-policy'))
          .type('text/html; charset=utf-8')
          .send(await page.text())
      },
    )
    app.post<{ Body: string }>(`${simulatorPath}/decide`, async ({ body }, reply) => {
      const decided = await fetch(`http://${host}/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'manual',
      })
      const back = decided.headers.get('location')
      if (back === null) return reply.callNotFound()
      // Served on the portal's own address, so the browser stays on the name of it that it uses.
      const { pathname, search } = new URL(back, 'http://localhost')
      return reply.redirect(`${pathname}${search}`, 303)
    })
  }
}

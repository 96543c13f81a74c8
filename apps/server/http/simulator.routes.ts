import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { KhaltiSimulator } from '#features/payments/server/khalti-simulator.ts'
import { simulatorCsp, simulatorPage } from '#features/payments/server/khalti-simulator-page.ts'

export const simulatorPath = '/nou/khalti-simulator'

/** The simulated wallet's pay page on the portal's own address, so that it is reached wherever the portal is. */
export function simulatorRoutes(simulator: KhaltiSimulator) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string | Buffer) =>
        Object.fromEntries(new URLSearchParams(String(body))),
    )
    app.get<{ Querystring: { pidx?: unknown } }>(`${simulatorPath}/pay`, (request, reply) => {
      const pidx = String(request.query.pidx)
      const order = simulator.get(pidx)
      if (order === null) return reply.callNotFound()
      return reply
        .header('content-security-policy', simulatorCsp)
        .type('text/html; charset=utf-8')
        .send(simulatorPage({ pidx, name: order.name, amountPaisa: order.amount }))
    })
    app.post<{ Body: { pidx?: string; decision?: string } }>(
      `${simulatorPath}/decide`,
      (request, reply) => {
        const { pidx = '', decision } = request.body
        const back = simulator.decide(pidx, decision === 'pay' ? 'pay' : 'cancel')
        if (back === null) return reply.callNotFound()
        // Served on the portal's own address, so the browser stays on the name of it that it uses.
        const { pathname, search } = new URL(back)
        return reply.redirect(`${pathname}${search}`, 303)
      },
    )
  }
}

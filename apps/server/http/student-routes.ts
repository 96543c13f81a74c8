import type { FastifyInstance } from 'fastify'

/** What students do before they are signed in, and where a wallet or a printed code sends them. */
const ofStudents = [
  '/nou/captcha/',
  '/nou/khalti-simulator/',
  '/nou/khaltipay/',
  '/nou/nouuser/resetpassword',
  '/check',
] as const

/** On the office's server routes for students do not exist; those that need a session find none of theirs. */
export function refuseStudentRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url ?? ''
    if (path === '/nou/nouuser' || ofStudents.some((start) => path.startsWith(start)))
      return reply.callNotFound()
    return undefined
  })
}

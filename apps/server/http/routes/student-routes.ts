import type { FastifyInstance } from 'fastify'

/** Paths of students before they are signed in, and those a wallet or a printed code leads to. */
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

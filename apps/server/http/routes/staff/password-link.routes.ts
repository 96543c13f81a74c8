import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { keepAt } from '#features/audit/server/audit.ts'
import { changesOf } from '#features/audit/server/process-trail.ts'
import {
  type CurrentInstitution,
  institutionWords,
} from '#features/institution/server/institution.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import { readLink, setPasswordByLink } from '#features/staff/server/links/use-link.ts'
import { languageOf } from '../../request/language.ts'
import { parseBody, shortText } from '../../request/parse-body.ts'
import { sendRefusal } from '../../problems.ts'
import { busyIs503 } from '../nou.routes.ts'
import type { SessionRouteNeeds } from '../session.routes.ts'

export type PasswordLinkNeeds = SessionRouteNeeds & {
  readonly passwords: Passwords
  readonly institution: CurrentInstitution
  readonly portalUrl: string
  readonly signupsPerMinute: number
}

/** Slug of the entry in the audit log. */
export const linkUsedSlug = 'staff_password_link'

const path = '/api/v1/auth/password-link'
const link = v.strictObject({ token: shortText })
const newPassword = v.strictObject({
  token: shortText,
  password: shortText,
  confirmPassword: shortText,
})

/**
 * Routes of the link that staff get by mail, for people who are not signed in. The token is in the body, never in an
 * address. Every link that does not work gets the same answer. On the students' server the routes do not exist.
 */
export function addPasswordLinkRoutes(app: FastifyInstance, needs: PasswordLinkNeeds): void {
  const limited = {
    config: { rateLimit: { max: needs.signupsPerMinute, timeWindow: '1 minute' } },
    onRequest: async (_request: FastifyRequest, reply: FastifyReply) =>
      needs.side === 'office' ? undefined : reply.callNotFound(),
  }
  app.post(path, limited, (request, reply) => read(request, reply, needs))
  app.put(path, limited, (request, reply) => use(request, reply, needs))
}

async function read(request: FastifyRequest, reply: FastifyReply, needs: PasswordLinkNeeds) {
  const { token } = parseBody(link, request.body)
  const owner = await readLink(needs.database, token, needs.clock())
  void reply.header('cache-control', 'no-store')
  return isRefusal(owner) ? sendRefusal(reply, owner, languageOf(request)) : owner
}

async function use(request: FastifyRequest, reply: FastifyReply, needs: PasswordLinkNeeds) {
  const given = parseBody(newPassword, request.body)
  const nowMs = needs.clock()
  const done = await busyIs503(() =>
    setPasswordByLink(given, {
      ...needs,
      nowMs,
      institutionWords: institutionWords(needs.institution()),
      keep: (transaction, change, by) =>
        keepAt(transaction, changesOf(by, { process: linkUsedSlug, changes: [change] }), nowMs),
    }),
  )
  void reply.header('cache-control', 'no-store')
  return isRefusal(done) ? sendRefusal(reply, done, languageOf(request)) : done
}

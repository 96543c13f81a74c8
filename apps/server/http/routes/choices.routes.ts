import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { referenceId } from '#platform/pure/reference.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findRole, type Side } from '#features/roles/rules/facts.ts'
import { findKnownUser, userAtHome } from '#features/auth/server/accounts.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { type Authenticate, unauthenticated } from '../request/authenticate.ts'
import { stageOneSession } from '../first-stage.ts'

type ChoiceNeeds = {
  readonly database: Database
  readonly authenticate: Authenticate
  readonly clock: () => number
  readonly institution: CurrentInstitution
  readonly side: Side
}

type LoginSelectionQuery = { readonly [Name in 'client' | 'role' | 'organization']?: unknown }
type Request = FastifyRequest<{ Querystring: LoginSelectionQuery }>

/**
 * Choice lists of the first stage (idempiere-dialect §1.3). An absent parameter means the only possible value;
 * a value that the person may not choose is a 401 that names the parameter.
 */
export function addChoices(app: FastifyInstance, needs: ChoiceNeeds): void {
  const { clientId, organizationId, warehouseId, language } = loginSelection
  const university = () => ({ id: organizationId, name: needs.institution().name.en })

  async function rolesOf(request: Request): Promise<readonly number[]> {
    const session = await stageOneSession(request, needs)
    const user = await findKnownUser(needs.database, session.userId)
    return user === null ? [] : userAtHome(user, needs.side).roleIds
  }

  app.get<{ Querystring: LoginSelectionQuery }>('/api/v1/auth/roles', async (request) => {
    const ids = await rolesOf(request)
    check('client', request.query, [clientId])
    return { roles: ids.map((id) => ({ id, name: findRole(id) ?? '' })) }
  })
  app.get<{ Querystring: LoginSelectionQuery }>('/api/v1/auth/organizations', async (request) => {
    const ids = await rolesOf(request)
    check('client', request.query, [clientId])
    check('role', request.query, ids)
    return { organizations: [university()] }
  })
  app.get<{ Querystring: LoginSelectionQuery }>('/api/v1/auth/warehouses', async (request) => {
    const ids = await rolesOf(request)
    check('client', request.query, [clientId])
    check('role', request.query, ids)
    check('organization', request.query, [organizationId])
    return { warehouses: [{ ...university(), id: warehouseId }] }
  })
  app.get<{ Querystring: LoginSelectionQuery }>(
    '/api/v1/auth/language',
    async (request, reply: FastifyReply) => {
      await rolesOf(request)
      return isOneOf(request.query.client, [clientId])
        ? { AD_Language: language }
        : reply.code(400).send()
    },
  )
}

function check(
  name: keyof LoginSelectionQuery,
  asked: LoginSelectionQuery,
  allowed: readonly number[],
): void {
  if (!isOneOf(asked[name], allowed)) throw unauthenticated('Authenticate error', `Invalid ${name}`)
}

function isOneOf(given: unknown, allowed: readonly number[]): boolean {
  return given === undefined || allowed.includes(referenceId(given) ?? -1)
}

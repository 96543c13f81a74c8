import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { referenceId } from '#platform/pure/reference.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { findRole, normalEmail } from '#features/auth/rules/facts.ts'
import { deviceMark, isKnownDevice } from '#features/auth/server/known-device.ts'
import { checkCredentials, findKnownUser, type KnownUser } from '#features/auth/server/login.ts'
import type { Passwords } from '#features/auth/server/passwords.ts'
import type { LiveSession } from '#features/auth/server/sessions.ts'
import {
  checkSelection,
  type FinalSession,
  openFinalStage,
  openFirstStage,
  type Selection,
} from '#features/auth/server/sign-in.ts'
import type { Turns } from '#features/auth/server/throttle.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { bearer, unauthenticated } from './authenticate.ts'
import { languageOf } from './language.ts'
import { sendRefusal } from './problems.ts'
import { deviceCookie, setDeviceCookie } from './device-cookie.ts'
import { parseBody, shortText } from './parse-body.ts'
import { addSessionRoutes, loginLimit, type SessionRouteNeeds } from './session.routes.ts'
import { acceptStrictJson } from './strict-json.ts'

export type TokenRouteNeeds = SessionRouteNeeds & {
  readonly passwords: Passwords
  readonly turns: Turns
  readonly institutionName: string
  readonly deviceSecret: string
}

const selection = v.strictObject({
  clientId: v.optional(v.unknown()),
  roleId: v.optional(v.unknown()),
  organizationId: v.optional(v.unknown()),
  warehouseId: v.optional(v.unknown()),
  language: v.optional(shortText),
})
const signIn = v.strictObject({
  userName: shortText,
  password: shortText,
  rememberMe: v.optional(v.boolean(), false),
  parameters: v.optional(selection),
})

/** `/api/v1/auth/*`: both stages, abbreviated and one-step login, refresh, logout, choices (idempiere-dialect §1). */
export function tokenRoutes(needs: TokenRouteNeeds) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    const limited = loginLimit(needs)
    app.post('/api/v1/auth/tokens', limited, (request, reply) => firstStage(request, reply, needs))
    app.put('/api/v1/auth/tokens', limited, (request, reply) => finalStage(request, reply, needs))
    addSessionRoutes(app, needs)
    addChoices(app, needs)
  }
}

async function firstStage(request: FastifyRequest, reply: FastifyReply, needs: TokenRouteNeeds) {
  const body = parseBody(signIn, request.body)
  const language = languageOf(request)
  const account = normalEmail(body.userName)
  const nowMs = needs.clock()
  const length = body.rememberMe ? 'remembered' : 'short'
  const knownDevice = isKnownDevice(deviceCookie(request), account, needs.deviceSecret)
  const user = await checkCredentials(
    { userName: body.userName, password: body.password, length, language, knownDevice },
    { ...needs, nowMs },
  )
  if (isRefusal(user)) return sendRefusal(reply, user, language)
  setDeviceCookie(reply, deviceMark(account, needs.deviceSecret))
  // With a one-time password there is nothing to choose: the session only sets a new one.
  const hasOneWay = user.roleIds.length === 1 || user.mustChangePassword
  const only = hasOneWay && body.parameters === undefined
  const wanted = only ? { ...loginSelection, roleId: user.roleIds[0] } : body.parameters
  const clients = [{ id: user.clientId, name: needs.institutionName }]
  if (wanted === undefined)
    return { clients, token: await openFirstStage(user, { length, language, nowMs }, needs) }
  const chosen = completeSelection(wanted, user)
  const refused = checkSelection(user, chosen)
  if (refused !== null) return sendRefusal(reply, refused, language)
  const session = await openFinalStage(
    user,
    { ...chosen, length, uiLanguage: language, nowMs, replaces: null },
    needs,
  )
  if (session === null) throw unauthenticated('Invalid token')
  return { ...(only ? { clients } : {}), ...finalBody(session, user, 'with ids') }
}

/** With the first-stage token, or once with the token of an abbreviated login, which it replaces. */
async function finalStage(request: FastifyRequest, reply: FastifyReply, needs: TokenRouteNeeds) {
  const body = parseBody(selection, request.body)
  const before = await stageOneSession(request, needs)
  const user = await findKnownUser(needs.database, before.userId)
  if (user === null) throw unauthenticated('Invalid token')
  const chosen = completeSelection(body, user)
  const refused = checkSelection(user, chosen)
  if (refused !== null) return sendRefusal(reply, refused, before.language)
  const person = { ...user, mustChangePassword: before.stage === 'reset' }
  const at = {
    ...chosen,
    length: before.length,
    uiLanguage: before.language,
    nowMs: needs.clock(),
    replaces: before.sessionId,
  }
  const session = await openFinalStage(person, at, needs)
  if (session === null) throw unauthenticated('Invalid token')
  return finalBody(session, person, 'without ids')
}

const abbreviatedUseMs = 5 * 60_000

async function stageOneSession(
  request: FastifyRequest,
  { authenticate, clock }: TokenRouteNeeds,
): Promise<LiveSession> {
  const token = bearer(request)
  if (token === null) throw unauthenticated('Authentication required')
  const first = await authenticate.findSession(token, 'login')
  if (first !== null) return first
  const whole = await authenticate.findSession(token, 'access')
  if (whole === null || clock() - whole.startedMs > abbreviatedUseMs)
    throw unauthenticated('Invalid clientId')
  return whole
}

/** Ids as numbers; what is left out takes the only choice there is (idempiere-dialect §1.2). */
function completeSelection(
  wanted: v.InferOutput<typeof selection>,
  user: Pick<KnownUser, 'roleIds'>,
): Selection {
  const pick = (given: unknown, otherwise: number) =>
    given === undefined ? otherwise : (referenceId(given) ?? -1)
  const [onlyRole = -1, ...more] = user.roleIds
  return {
    clientId: pick(wanted.clientId, loginSelection.clientId),
    roleId: pick(wanted.roleId, more.length === 0 ? onlyRole : -1),
    organizationId: pick(wanted.organizationId, loginSelection.organizationId),
    warehouseId: pick(wanted.warehouseId, loginSelection.warehouseId),
    language: wanted.language ?? loginSelection.language,
  }
}

function finalBody(
  session: FinalSession,
  { mustChangePassword }: { mustChangePassword: boolean },
  ids: 'with ids' | 'without ids',
) {
  const { clientId, roleId, organizationId, warehouseId, userId, language, token, refreshToken } =
    session
  return {
    ...(ids === 'with ids' ? { clientId, roleId, organizationId, warehouseId } : {}),
    userId,
    language,
    menuTreeId: 10,
    token,
    refresh_token: refreshToken,
    ...(mustChangePassword ? { mustChangePassword } : {}),
  }
}

/** Choice lists of the first stage (idempiere-dialect §1.3). */
function addChoices(app: FastifyInstance, needs: TokenRouteNeeds): void {
  const university = { id: loginSelection.organizationId, name: needs.institutionName }
  const only =
    <Body>(work: (roleIds: readonly number[]) => Body) =>
    async (request: FastifyRequest) => {
      const session = await stageOneSession(request, needs)
      const user = await findKnownUser(needs.database, session.userId)
      return work(user?.roleIds ?? [])
    }
  app.get(
    '/api/v1/auth/roles',
    only((ids) => ({ roles: ids.map((id) => ({ id, name: findRole(id) ?? '' })) })),
  )
  app.get(
    '/api/v1/auth/organizations',
    only(() => ({ organizations: [university] })),
  )
  app.get(
    '/api/v1/auth/warehouses',
    only(() => ({ warehouses: [{ ...university, id: loginSelection.warehouseId }] })),
  )
  app.get(
    '/api/v1/auth/language',
    only(() => ({ AD_Language: loginSelection.language })),
  )
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Language } from '#platform/pure/message.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { normalEmail } from '#features/auth/rules/facts.ts'
import { findRole, isStaffRole } from '#features/roles/rules/facts.ts'
import {
  findKnownUser,
  findPasswordSince,
  type KnownUser,
  userAtHome,
} from '#features/auth/server/accounts.ts'
import {
  type Chosen,
  chooseSelection,
  type Wanted,
} from '#features/auth/server/choose-selection.ts'
import { deviceMark, isKnownDevice } from '#features/auth/server/known-device.ts'
import { checkCredentials } from '#features/auth/server/login.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import { type FinalSession, openFirstStage } from '#features/auth/server/sign-in.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { unauthenticated } from '../request/authenticate.ts'
import { addChoices } from './choices.routes.ts'
import { hasFirstStage, stageOneSession } from '../first-stage.ts'
import { languageOf } from '../request/language.ts'
import { sendRefusal } from '../problems.ts'
import { dropDeviceCookie, setDeviceCookie, signInCookie } from '../request/device-cookie.ts'
import { parseBody, shortText } from '../request/parse-body.ts'
import { addPasswordLinkRoutes, type PasswordLinkNeeds } from './staff/password-link.routes.ts'
import { addSecondFactorRoutes, type SecondFactorNeeds } from './staff/second-factor.routes.ts'
import { addSessionRoutes, type SessionRouteNeeds } from './session.routes.ts'
import { codeNeeded, openAs, staffSignInState } from './staff/staff-sign-in.ts'
import { acceptStrictJson } from '../request/strict-json.ts'

export type TokenRouteNeeds = SessionRouteNeeds &
  SecondFactorNeeds &
  PasswordLinkNeeds & { readonly passwords: Passwords }

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
  /** Nothing of the sign-in stays in this browser: no mark, and no longer time. */
  sharedComputer: v.optional(v.boolean(), false),
  parameters: v.optional(selection),
})

/** `/api/v1/auth/*`: both stages, abbreviated and one-step login, refresh, logout, choices (idempiere-dialect §1). */
export function tokenRoutes(needs: TokenRouteNeeds) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    const first = needs.loginLimit((request) => hasKnownDevice(request, needs))
    const final = needs.loginLimit((request) => hasFirstStage(request, needs))
    app.post('/api/v1/auth/tokens', first, (request, reply) => firstStage(request, reply, needs))
    app.put('/api/v1/auth/tokens', final, (request, reply) => finalStage(request, reply, needs))
    addSecondFactorRoutes(app, needs)
    addSessionRoutes(app, needs)
    addPasswordLinkRoutes(app, needs)
    addChoices(app, needs)
  }
}

async function firstStage(request: FastifyRequest, reply: FastifyReply, needs: TokenRouteNeeds) {
  const body = parseBody(signIn, request.body)
  const language = languageOf(request)
  const account = normalEmail(body.userName)
  const nowMs = needs.clock()
  const length = body.rememberMe && !body.sharedComputer ? 'remembered' : 'short'
  const knownDevice = await isOnKnownDevice(signInCookie(request, 'device'), account, needs)
  const { userName, password } = body
  const { side } = needs
  const user = await checkCredentials(
    { userName, password, length, language, knownDevice, side },
    { ...needs, nowMs },
  )
  if (isRefusal(user)) {
    request.log.info({ code: user.code }, 'sign-in refused')
    return sendRefusal(reply, user, language)
  }
  const known = { account, sinceMs: user.passwordSinceMs }
  if (body.sharedComputer) dropDeviceCookie(reply)
  else setDeviceCookie(reply, deviceMark(known, needs.deviceSecret))
  // With a one-time password there is nothing to choose: the session only sets a new one.
  const { isProvedTwice, asks } = await staffSignInState(request, user, needs)
  const hasOneWay = (user.roleIds.length === 1 && asks === null) || user.mustChangePassword
  const only = hasOneWay && body.parameters === undefined
  const wanted = only ? { ...loginSelection, roleId: user.roleIds[0] } : body.parameters
  const clients = [{ id: user.clientId, name: needs.institution().name.en }]
  const at = { length, nowMs, isProvedTwice } as const
  if (wanted === undefined)
    return { clients, token: await openFirstStage(user, { ...at, language }, needs), ...asks }
  const chosen = choose(wanted, { user, language }, needs)
  if (isRefusal(chosen)) return sendRefusal(reply, chosen, language)
  const isStaff = isStaffRole(chosen.selection.roleId)
  if (isStaff && asks !== null) return sendRefusal(reply, codeNeeded, language)
  const uiLanguage = spoken(chosen, language)
  const opening = { ...chosen.selection, ...at, uiLanguage, replaces: null }
  const session = await openAs(user, opening, { request, ...needs })
  if (session === null) throw unauthenticated('Invalid token')
  return { ...(only ? { clients } : {}), ...idsOf(session), ...finalBody(session, user) }
}

async function hasKnownDevice(request: FastifyRequest, needs: TokenRouteNeeds): Promise<boolean> {
  const given = v.safeParse(v.object({ userName: shortText }), request.body)
  if (!given.success) return false
  const account = normalEmail(given.output.userName)
  return isOnKnownDevice(signInCookie(request, 'device'), account, needs)
}

async function isOnKnownDevice(
  mark: string | undefined,
  account: string,
  { database, deviceSecret }: TokenRouteNeeds,
): Promise<boolean> {
  if (mark === undefined) return false
  const sinceMs = await findPasswordSince(database, account)
  return sinceMs !== null && isKnownDevice(mark, { account, sinceMs }, deviceSecret)
}

/** Needs the first-stage token, or once the token of an abbreviated login, which it replaces. */
async function finalStage(request: FastifyRequest, reply: FastifyReply, needs: TokenRouteNeeds) {
  const body = parseBody(selection, request.body)
  const before = await stageOneSession(request, needs)
  const known = await findKnownUser(needs.database, before.userId)
  if (known === null) throw unauthenticated('Invalid token')
  const user = userAtHome(known, needs.side)
  const chosen = choose(body, { user, language: before.language }, needs)
  if (isRefusal(chosen)) return sendRefusal(reply, chosen, before.language)
  const person = { ...user, mustChangePassword: before.stage === 'reset' }
  const isWhole = before.isProvedTwice || person.mustChangePassword
  if (isStaffRole(chosen.selection.roleId) && !isWhole)
    return sendRefusal(reply, codeNeeded, before.language)
  const at = {
    ...chosen.selection,
    length: before.length,
    uiLanguage: spoken(chosen, before.language),
    nowMs: needs.clock(),
    replaces: before.sessionId,
    isProvedTwice: before.isProvedTwice,
  }
  const session = await openAs(person, at, { request, ...needs })
  if (session === null) throw unauthenticated('Invalid token')
  return { ...chosen.settled, ...finalBody(session, person) }
}

function choose(
  wanted: Wanted,
  at: {
    readonly user: Pick<KnownUser, 'clientId' | 'organizationId' | 'roleIds'>
    readonly language: Language
  },
  { institution }: Pick<TokenRouteNeeds, 'institution'>,
): Chosen | Refusal {
  return chooseSelection(wanted, { ...at, names: [institution().name.en] })
}

/** Nepali for who chose it, else the language the browser asks for: the portal's choice is always the same (SPEC §9). */
function spoken({ selection }: Chosen, language: Language): Language {
  return selection.language.startsWith('ne') ? 'ne' : language
}

function idsOf({ clientId, roleId, organizationId, warehouseId }: FinalSession) {
  return { clientId, roleId, organizationId, warehouseId }
}

/** Staff have no record of themselves to read: their name and role come along. */
function finalBody(
  { userId, roleId, language, token, refreshToken }: FinalSession,
  { mustChangePassword, name }: { mustChangePassword: boolean; name: string },
) {
  return {
    userId,
    language,
    menuTreeId: 10,
    token,
    refresh_token: refreshToken,
    ...(mustChangePassword ? { mustChangePassword } : {}),
    ...(isStaffRole(roleId) ? { name, role: findRole(roleId) } : {}),
  }
}

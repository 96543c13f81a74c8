import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { say } from '#platform/pure/message.ts'
import { Problem } from '#platform/pure/problem.ts'
import { cleanTyped } from '#platform/pure/text/typed-text.ts'
import type { Captcha } from '#platform/server/captcha/captcha.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import { authMessages } from '#features/auth/rules/facts.ts'
import { changePassword } from '#features/auth/server/passwords/change-password.ts'
import { PasswordsBusy } from '#features/auth/server/passwords/passwords.ts'
import { requestReset } from '#features/auth/server/passwords/reset-password.ts'
import { signUp, type SignupContext } from '#features/auth/server/signup.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import type { Turns } from '#features/auth/server/passwords/throttle.ts'
import {
  type CurrentInstitution,
  institutionWords,
  portalSettings,
} from '#features/institution/server/institution.ts'
import type { BankAccounts } from '#features/bank-accounts/server/bank-accounts.ts'
import { banksToChoose } from '#features/payments/rules/statements/bank-name.ts'
import type { UniversitySettings } from '#features/settings/server/settings.ts'
import { type Authenticate, bearer, unauthenticated } from '../request/authenticate.ts'
import { type IdempotencyDeps, storeAnswers } from '../request/idempotency.ts'
import { changeMessages } from '#features/auth/rules/change-messages.ts'
import { languageOf } from '../request/language.ts'
import { refusalBody } from '../problems.ts'
import { acceptStrictJson } from '../request/strict-json.ts'

export type NouRouteNeeds = SignupContext & {
  readonly institution: CurrentInstitution
  readonly settings: UniversitySettings
  readonly accounts: BankAccounts
  readonly sessions: Sessions
  readonly turns: Turns
  readonly authenticate: Authenticate
  readonly keyedRequests: IdempotencyDeps
  readonly offersKhalti: boolean
  readonly clock: () => number
  readonly signupsPerMinute: number
}

/** `/nou/*` for people who are not signed in yet, or may only set a password. Bodies also carry the seed's fields. */
export function nouRoutes(needs: NouRouteNeeds) {
  const { database, institution, settings, captcha, clock } = needs
  return async (app: FastifyInstance): Promise<void> => {
    acceptStrictJson(app)
    const limited = {
      config: { rateLimit: { max: needs.signupsPerMinute, timeWindow: '1 minute' } },
    }
    app.get('/nou/portal/settings', async (_request, reply) => {
      void reply.header('cache-control', 'no-cache')
      const helpDesk = await settings.get('help-desk')
      const accounts = await needs.accounts.all()
      const retotaling = await settings.get('retotaling')
      const { banks } = await settings.get('voucher-banks')
      const shown = {
        helpDesk,
        accounts,
        retotaling,
        library: await settings.get('library'),
        khalti: needs.offersKhalti,
        voucherBanks: banksToChoose(
          accounts.map(({ bank }) => bank),
          banks,
        ),
        captcha: publicCaptcha(captcha),
        nowMs: clock(),
      }
      return portalSettings(institution(), shown)
    })
    app.get('/nou/captcha/challenge', limited, (_request, reply) => {
      void reply.header('cache-control', 'no-store')
      return captcha.challenge()
    })
    storeAnswers(app, needs.keyedRequests, (request) =>
      request.routeOptions.url === changePath ? signedInOwner(request, needs) : noUser,
    )
    app.post('/nou/nouuser', limited, async (request, reply) => {
      const language = languageOf(request)
      const done = await busyIs503(() =>
        signUp(
          { body: objectOf(request.body), remoteAddress: request.ip, language, nowMs: clock() },
          needs,
        ),
      )
      return isRefusal(done)
        ? sendNou(reply, done, language)
        : { Message: say(authMessages['signup-successful'], language) }
    })
    const reset = (
      request: FastifyRequest,
      reply: FastifyReply,
      given: Readonly<Record<string, unknown>>,
    ) => answerReset({ request, reply, given }, { database, clock })
    app.get<{ Querystring: Record<string, unknown> }>(
      '/nou/nouuser/resetpassword',
      limited,
      (request, reply) => reset(request, reply, request.query),
    )
    app.post('/nou/nouuser/resetpassword', limited, (request, reply) =>
      reset(request, reply, objectOf(request.body)),
    )
    app.post(changePath, limited, (request, reply) => answerChange(request, reply, needs))
  }
}

const changePath = '/nou/nouuser/changepassword'
/** Owner of the idempotency keys of sign-ups; the answers stored for them only report that the sign-up is done. */
const noUser = 0

/** Stored answers of a new password belong to the person of the session; without one there is nothing to answer. */
async function signedInOwner(
  request: FastifyRequest,
  { authenticate }: Pick<NouRouteNeeds, 'authenticate'>,
): Promise<number> {
  const owner = await authenticate.findOwner(request)
  if (owner === null) throw unauthenticated('Authentication required')
  return owner
}

function publicCaptcha(captcha: Captcha) {
  return captcha.kind === 'recaptcha' && captcha.siteKey !== undefined
    ? { kind: captcha.kind, siteKey: captcha.siteKey }
    : ({ kind: 'pow' } as const)
}

/** Always 200 with a Message; 'true' for each well-formed request (READINGS R-18). Pages of other sites may not ask. */
async function answerReset(
  {
    request,
    reply,
    given,
  }: { request: FastifyRequest; reply: FastifyReply; given: Readonly<Record<string, unknown>> },
  { database, clock }: Pick<NouRouteNeeds, 'database' | 'clock'>,
) {
  void reply.header('cache-control', 'no-store')
  if (request.headers['sec-fetch-site'] === 'cross-site')
    throw new Problem({
      status: 403,
      code: 'plan/cross-site',
      title: 'Access denied',
      detail: 'Ask from the portal itself',
    })
  const language = languageOf(request)
  const text = (key: string) => (typeof given[key] === 'string' ? cleanTyped(given[key]) : '')
  const command = {
    email: text('Email'),
    birthday: text('Birthday'),
    remoteAddress: request.ip,
    language,
    nowMs: clock(),
  }
  const outcome = await requestReset(database, command)
  return { Message: outcome === 'true' ? 'true' : say(authMessages[outcome], language) }
}

async function answerChange(request: FastifyRequest, reply: FastifyReply, needs: NouRouteNeeds) {
  const token = bearer(request)
  const session = token === null ? null : await needs.authenticate.findSession(token, 'access')
  if (session === null) throw unauthenticated('Authentication required')
  const body = objectOf(request.body)
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const language = languageOf(request)
  const command = {
    currentPassword: text('currentPassword'),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  }
  const context = {
    ...needs,
    nowMs: needs.clock(),
    institutionWords: institutionWords(needs.institution()),
  }
  const done = await busyIs503(() => changePassword(command, { ...session, language }, context))
  return isRefusal(done)
    ? sendNou(reply, done, language)
    : { Message: say(changeMessages['password-changed'], language) }
}

/** The dialect's error body with the seed's `error` field beside it (idempiere-dialect §10). */
export function sendNou(reply: FastifyReply, refusal: Refusal, language: 'en' | 'ne') {
  const body = refusalBody(refusal, language)
  if (refusal.retryAfterSeconds !== undefined)
    void reply.header('retry-after', refusal.retryAfterSeconds)
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .send({ ...body, error: body.detail })
}

export function objectOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw new Problem({
    code: 'parse/wrong-body',
    title: 'Request Error',
    detail: 'The body must be a JSON object',
  })
}

/** Throws a 503 problem while too many passwords are being hashed. */
export async function busyIs503<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PasswordsBusy)) throw error
    throw new Problem({
      status: 503,
      code: 'run/busy',
      title: 'Service unavailable',
      detail: 'Please try again in a moment',
    })
  }
}

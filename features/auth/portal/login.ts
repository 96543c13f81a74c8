import { type Language, type Message, say } from '#platform/pure/message.ts'
import type { RestClient } from '#platform/browser/rest-client.ts'
import { field, NoAnswer, RestProblem, text } from '#platform/browser/rest-failure.ts'
import { authMessages } from '../rules/messages.ts'
import { type AuthData, loginSelection, type SignedInUser } from '../wire/login.ts'
import { partnerIdFromWire, userIdFromWire } from '../wire/login-answers.ts'
import { tokenOf } from './session.ts'

export type Credentials = {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

/** A step of the login failed; the sentence to show (SPEC §8 Authentication). */
export class LoginFailure extends Error {
  readonly sentence: Message | string

  constructor(sentence: Message | string) {
    super('Login failed')
    this.name = 'LoginFailure'
    this.sentence = sentence
  }

  /** Server text passes through unchanged. */
  say(language: Language): string {
    return typeof this.sentence === 'string' ? this.sentence : say(this.sentence, language)
  }
}

export type LoggedIn = {
  readonly session: AuthData
  /** Signed in with a mailed one-time password: only a new password may be set. */
  readonly mustChangePassword: boolean
}

const tokensPath = '/api/v1/auth/tokens'

/** Login in three steps: credentials, role and organization, user record (SPEC §4). Throws LoginFailure. */
export async function login(rest: RestClient, given: Credentials): Promise<LoggedIn> {
  const first = await step(authMessages['invalid-credentials'], () =>
    rest.post(
      tokensPath,
      { userName: given.email.trim(), password: given.password, rememberMe: given.remember },
      { anonymous: true },
    ),
  )
  const token = tokenOf(first)
  if (token === null) throw new LoginFailure(authMessages['login-failed'])
  const final = await step(authMessages['final-token-failed'], () =>
    rest.put(tokensPath, loginSelection, { token }),
  )
  const finalToken = tokenOf(final)
  if (finalToken === null) throw new LoginFailure(authMessages['final-token-failed'])
  const user = await loadUser(rest, {
    finalToken,
    userId: userIdFromWire(final, claimsOf(finalToken)),
    email: given.email,
  })
  const refreshToken = text(final, 'refresh_token')
  return {
    session: { user, token, finalToken, ...(refreshToken === '' ? {} : { refreshToken }) },
    mustChangePassword: [first, final].some(
      (answer) => field(answer, 'mustChangePassword') === true,
    ),
  }
}

async function loadUser(
  rest: RestClient,
  at: { finalToken: string; userId: number | null; email: string },
): Promise<SignedInUser> {
  if (at.userId === null) throw new LoginFailure(authMessages['user-failed'])
  const record = await step(authMessages['user-failed'], () =>
    rest.get(`/api/v1/models/ad_user/${at.userId}`, { token: at.finalToken }),
  )
  const partner = partnerIdFromWire(record)
  if (partner === 0) throw new LoginFailure(authMessages['user-not-linked'])
  return {
    clientId: loginSelection.clientId,
    adUserId: at.userId,
    adRoleId: loginSelection.roleId,
    adOrgId: loginSelection.organizationId,
    cBpartnerId: partner,
    email: text(record, 'EMail') || at.email.trim(),
    fullName: text(record, 'fullname') || text(record, 'Name'),
  }
}

/** A refused step becomes its sentence; too many tries keep the server's words, no answer stays as it is. */
async function step(refused: Message, call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof NoAnswer || !(error instanceof RestProblem)) throw error
    if (error.status === 429) throw new LoginFailure(authMessages['too-many-attempts'])
    if (error.status >= 500) throw new LoginFailure(error.detail || authMessages['login-failed'])
    throw new LoginFailure(refused)
  }
}

function claimsOf(token: string): unknown {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(part))
  } catch {
    return null // an opaque token has no claims to read
  }
}

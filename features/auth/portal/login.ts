import type { Message } from '#platform/pure/message.ts'
import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { field, RestProblem, text } from '#platform/browser/network/rest-failure.ts'
import { authMessages } from '../rules/messages.ts'
import { type AuthData, loginSelection, type SignedInUser } from '../wire/login.ts'
import { partnerIdFromWire, userIdFromWire } from '../wire/login-answers.ts'
import { tokenOf } from './session.ts'
import type { Stay } from './Stay.tsx'

export type Credentials = {
  readonly email: string
  readonly password: string
  readonly stay: Stay
}

/** A step of the login failed; the sentence to show (SPEC §8 Authentication). */
export class LoginFailure extends Error {
  readonly sentence: Message
  /** Likely cause, shown on the page. */
  readonly help: Message | null

  constructor(sentence: Message, help: Message | null = null) {
    super(sentence.en)
    this.name = 'LoginFailure'
    this.sentence = sentence
    this.help = help
  }
}

const tokensPath = '/api/v1/auth/tokens'

/** Login in three steps: credentials, role and organization, user record (SPEC §4). Throws LoginFailure. */
export async function login(rest: RestClient, given: Credentials): Promise<AuthData> {
  const first = await step(authMessages['invalid-credentials'], () =>
    rest.post(
      tokensPath,
      {
        userName: given.email.trim(),
        password: given.password,
        rememberMe: given.stay === 'remembered',
        ...(given.stay === 'shared' ? { sharedComputer: true } : {}),
      },
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
  const mustChange = [first, final].some((answer) => field(answer, 'mustChangePassword') === true)
  return {
    user,
    token,
    finalToken,
    ...(refreshToken === '' ? {} : { refreshToken }),
    ...(mustChange ? { mustChangePassword: true } : {}),
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

/** A step that is not OK becomes its sentence (READINGS R-76); no answer stays as it is. */
async function step(refused: Message, call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof RestProblem)) throw error
    throw new LoginFailure(refused, helpFor(error.status))
  }
}

function helpFor(status: number): Message | null {
  if (status === 429) return authMessages['too-many-attempts']
  return status >= 500 ? authMessages['server-problem'] : null
}

function claimsOf(token: string): unknown {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(part))
  } catch {
    return null // an opaque token has no claims to read
  }
}

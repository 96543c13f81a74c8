import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { field, text } from '#platform/browser/network/rest-failure.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { type Desk, deskFromAnswer, type SignInPlace, signInPlaceOf } from './session.ts'
import type { StaffRole } from '../rules/roles.ts'

const tokens = '/api/v1/auth/tokens'
const passwords = '/nou/nouuser/changepassword'

/** After the password: what comes next. */
export type Next =
  | { readonly is: 'in'; readonly desk: Desk }
  | { readonly is: 'new-password'; readonly token: string }
  | { readonly is: 'code' | 'set-up'; readonly token: string }
  | { readonly is: 'roles'; readonly token: string }
  | { readonly is: 'not-staff' }

export async function sendPassword(
  rest: RestClient,
  given: { readonly email: string; readonly password: string },
): Promise<Next> {
  const body = { userName: given.email.trim(), password: given.password }
  const answer = await rest.post(tokens, body, { anonymous: true })
  const token = text(answer, 'token')
  if (field(answer, 'mustChangePassword') === true) return { is: 'new-password', token }
  const asks = field(answer, 'secondFactor')
  if (asks === 'code' || asks === 'set-up') return { is: asks, token }
  if (field(answer, 'userId') === undefined) return { is: 'roles', token }
  const desk = deskFromAnswer(answer, given.email.trim())
  return desk === null ? { is: 'not-staff' } : { is: 'in', desk }
}

type PasswordChange = { readonly current: string; readonly password: string }

/** For a sign-in that goes on with the token of its first step. */
export function setOwnPassword(
  rest: RestClient,
  { token, ...change }: PasswordChange & { readonly token: string },
): Promise<unknown> {
  return rest.post(passwords, passwordBody(change), { token })
}

/** For a user who is signed in. */
export function changeOwnPassword(rest: RestClient, change: PasswordChange): Promise<unknown> {
  return rest.post(passwords, passwordBody(change))
}

function passwordBody({ current, password }: PasswordChange) {
  return { currentPassword: current, password, confirmPassword: password }
}

export async function beginSetUp(rest: RestClient, token: string) {
  const answer = await rest.post('/api/v1/auth/second-factor', {}, { token })
  return { secret: text(answer, 'secret'), address: text(answer, 'address') }
}

export type Proved = {
  /** New ones come with the first code, else none. */
  readonly recoveryCodes: readonly string[]
  readonly lastSignIn: SignInPlace | null
}

export async function prove(rest: RestClient, token: string, proof: object): Promise<Proved> {
  const answer = await rest.post('/api/v1/auth/code', proof, { token })
  const codes = field(answer, 'recoveryCodes')
  return {
    recoveryCodes: Array.isArray(codes) ? codes.map(String) : [],
    lastSignIn: signInPlaceOf(field(answer, 'lastSignIn')),
  }
}

/** The staff roles the person holds. */
export async function rolesOf(rest: RestClient, token: string): Promise<readonly StaffRole[]> {
  const roles = field(await rest.get('/api/v1/auth/roles', { token }), 'roles')
  const names = Array.isArray(roles) ? roles.map((role: unknown) => text(role, 'name')) : []
  return names.filter((name): name is StaffRole => name !== 'student' && name in roleIds)
}

export async function enter(
  rest: RestClient,
  at: {
    readonly token: string
    readonly role: StaffRole
    readonly email: string
    readonly lastSignIn: SignInPlace | null
  },
): Promise<Desk | null> {
  const command = { ...loginSelection, roleId: roleIds[at.role] }
  const entered = deskFromAnswer(
    await rest.put(tokens, command, { token: at.token }),
    at.email.trim(),
  )
  return entered === null ? null : { ...entered, lastSignIn: at.lastSignIn }
}

import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { field, text } from '#platform/browser/network/rest-failure.ts'

const path = '/api/v1/auth/password-link'

/** Owner of a link that came by mail. `isNew`: they have never set a password. */
export async function readLink(rest: RestClient, token: string) {
  const answer = await rest.post(path, { token }, { anonymous: true })
  const isNew = field(answer, 'isNew') === true
  return { name: text(answer, 'name'), email: text(answer, 'email'), isNew }
}

/** Sets the password of the link's owner; gives their email. */
export async function setPasswordByLink(
  rest: RestClient,
  { token, password }: Readonly<Record<'token' | 'password', string>>,
): Promise<string> {
  const body = { token, password, confirmPassword: password }
  return text(await rest.put(path, body, { anonymous: true }), 'email')
}

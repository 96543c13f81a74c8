import type { FastifyInstance, InjectOptions } from 'fastify'

export type Answer = {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly text: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Status and bytes of an answer, without the requested id that it repeats. */
export function butForTheId({ status, text }: Pick<Answer, 'status' | 'text'>): [number, string] {
  return [status, text.replace(/(?<=matching id: )[\w-]+/, '?')]
}

export type Locale = 'en_GB' | 'ne_NP'

/** A signed-in person who talks to the server as a browser does. */
export type Person = {
  readonly token: string
  readonly refreshToken: string
  readonly userId: number
  /** Body of the login's last answer. */
  readonly signedIn: Readonly<Record<string, unknown>>
  readonly get: (url: string, query?: Record<string, string>) => Promise<Answer>
  readonly post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  readonly put: (url: string, body: unknown) => Promise<Answer>
  readonly del: (url: string) => Promise<Answer>
  /** A code of their authenticator app that was not used yet; students have none. */
  readonly code: () => Promise<string>
}

/** One request as given, with a bearer token or none. */
export async function ask(
  app: Pick<FastifyInstance, 'inject'>,
  options: InjectOptions & { readonly token?: string },
): Promise<Answer> {
  const { token, ...request } = options
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await app.inject({
    ...request,
    headers: { ...authorization, ...request.headers },
  })
  return {
    status: response.statusCode,
    body: bodyOf(response.body),
    text: response.body,
    headers: response.headers,
  }
}

function bodyOf(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {} // not JSON: tests that care look at `text`
  }
}

/** Both stages of the login; `code` gives the code that staff read off their phone, if one is asked for. */
export async function personAt(
  app: Pick<FastifyInstance, 'inject'>,
  at: {
    email: string
    password: string
    language?: Locale
    code?: () => string
    freshCode?: (userId: number) => Promise<string>
  },
): Promise<Person> {
  const first = await ask(app, {
    method: 'POST',
    url: '/api/v1/auth/tokens',
    payload: { userName: at.email, password: at.password },
  })
  if (first.status !== 200) throw new Error(`Login of ${at.email} failed: ${first.text}`)
  const firstToken = String(first.body['token'])
  const isAsked = first.body['secondFactor'] === 'code'
  const roleId = isAsked
    ? await roleAfterCode(app, { token: firstToken, code: at.code?.() ?? '' })
    : (first.body['roleId'] ?? 1_000_006)
  const payload = {
    clientId: 1_000_000,
    roleId,
    organizationId: 1_000_000,
    warehouseId: 1_000_000,
    language: at.language ?? 'en_GB',
  }
  const final = await ask(app, {
    method: 'PUT',
    url: '/api/v1/auth/tokens',
    payload,
    token: firstToken,
  })
  if (final.status !== 200) throw new Error(`Final token of ${at.email} failed: ${final.text}`)
  const token = String(final.body['token'])
  return {
    token,
    refreshToken: String(final.body['refresh_token']),
    userId: Number(final.body['userId']),
    signedIn: final.body,
    get: (url, query = {}) => ask(app, { method: 'GET', url, query, token }),
    post: (url, body = {}, headers = {}) =>
      ask(app, {
        method: 'POST',
        url,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        token,
      }),
    put: (url, body) =>
      ask(app, {
        method: 'PUT',
        url,
        payload: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
        token,
      }),
    del: (url) => ask(app, { method: 'DELETE', url, token }),
    code: async () => (await at.freshCode?.(Number(final.body['userId']))) ?? '',
  }
}

/** Proves the second factor; the first role the person may choose. */
async function roleAfterCode(
  app: Pick<FastifyInstance, 'inject'>,
  { token, code }: { token: string; code: string },
): Promise<unknown> {
  const url = '/api/v1/auth/code'
  const proved = await ask(app, { method: 'POST', url, payload: { code }, token })
  if (proved.status !== 200) throw new Error(`The code was refused: ${proved.text}`)
  const { body } = await ask(app, { method: 'GET', url: '/api/v1/auth/roles', token })
  return (body['roles'] as { id: number }[])[0]?.id
}

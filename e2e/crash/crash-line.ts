import { setTimeout as wait } from 'node:timers/promises'
import { roleIds } from '#features/roles/rules/facts.ts'
import { loginSelection } from '#features/auth/wire/login.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { crashCodeSecret, crashPassword } from './crash-university.ts'

type Reply = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }
type To = {
  readonly origin: string
  readonly stopping: AbortSignal
  /** Called with the status of every answer. */
  readonly onAnswer?: ((status: number) => void) | undefined
}

/** Answers of a server without its database, and of a proxy without a server. */
const comeLater: ReadonlySet<number> = new Set([502, 503, 504])

export type CrashLine = ReturnType<typeof crashLine>

/** Requests of the writers to a server that may die at any moment. */
export function crashLine({ origin, stopping, onAnswer }: To) {
  /** Null if the connection broke: the result is unknown. */
  async function ask(path: string, init: RequestInit = {}): Promise<Reply | null> {
    try {
      const response = await fetch(`${origin}${path}`, { ...init, redirect: 'manual' })
      const text = await response.text()
      onAnswer?.(response.status)
      const body: unknown = text.startsWith('{') ? JSON.parse(text) : {}
      return {
        status: response.status,
        body: typeof body === 'object' && body !== null ? { ...body } : {},
      }
    } catch {
      await wait(100)
      return null
    }
  }
  const post = (path: string, token: string, body: object) =>
    ask(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** Repeats a request until it is answered, like users after a broken connection; the server must recognise it. */
  async function insist(request: () => Promise<Reply | null>): Promise<Reply | null> {
    let reply: Reply | null = null
    while (reply === null && !stopping.aborted) {
      reply = await request()
      if (reply !== null && comeLater.has(reply.status)) {
        await wait(500)
        reply = null
      }
    }
    return reply
  }

  return { ask, post, insist }
}

export async function signIn(line: CrashLine, email: string): Promise<string> {
  const first = await line.ask('/api/v1/auth/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: email, password: crashPassword }),
  })
  if (first?.status !== 200) throw new Error(`Login failed: ${first?.status}`)
  const token = String(first.body['token'])
  return first.body['secondFactor'] === 'code' ? enterAsCashier(line, token) : token
}

async function enterAsCashier(line: CrashLine, token: string): Promise<string> {
  await line.post('/api/v1/auth/code', token, { code: codeAt(crashCodeSecret, Date.now()) })
  const final = await line.ask('/api/v1/auth/tokens', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...loginSelection, roleId: roleIds.cashier }),
  })
  if (final?.status !== 200) throw new Error(`The cashier's login failed: ${final?.status}`)
  return String(final.body['token'])
}

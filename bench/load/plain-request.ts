import { type Agent, request } from 'node:http'

/** Target of requests, and their connections. */
export type Line = { readonly origin: string; readonly agent: Agent }

export type PlainRequest = {
  readonly token?: string
  readonly method?: 'PUT'
  readonly body?: object
}

export type PlainAnswer = {
  readonly status: number
  readonly text: string
  readonly retryAfter: number
}

/** One request and its whole answer, whatever it is; rejects where none comes. */
export function send(
  { origin, agent }: Line,
  path: string,
  { token, body, method }: PlainRequest,
): Promise<PlainAnswer> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(payload === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  }
  return new Promise((resolve, reject) => {
    const options = { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, agent }
    const asking = request(origin + path, options, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          retryAfter: Number(answer.headers['retry-after'] ?? 0),
        }),
      )
    })
    asking.on('error', reject)
    asking.end(payload)
  })
}

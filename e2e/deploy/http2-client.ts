import { connect } from 'node:http2'

export type Http2Answer = {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly body: string
}

type Http2Request = {
  readonly host: string
  readonly port: number
  readonly headers: Record<string, string>
  readonly body?: Buffer | undefined
}

/** One request over HTTP/2 to this machine, in a session of its own; the certificate is the test's own. */
export async function askOverHttp2({ host, port, headers, body }: Http2Request) {
  const session = connect(`https://127.0.0.1:${port}`, {
    servername: host,
    rejectUnauthorized: false,
  })
  try {
    return await new Promise<Http2Answer>((resolve, reject) => {
      session.on('error', reject)
      const stream = session.request({ ':authority': host, ...headers })
      let answered = {}
      let text = ''
      stream.on('response', (received) => (answered = received))
      stream.setEncoding('utf8')
      stream.on('data', (chunk: string) => (text += chunk))
      stream.on('error', reject)
      stream.on('close', () =>
        resolve({
          status: Number(Reflect.get(answered, ':status')),
          headers: answered,
          body: text,
        }),
      )
      stream.end(body)
    })
  } finally {
    session.destroy()
  }
}

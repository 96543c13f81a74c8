import { setTimeout as wait } from 'node:timers/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Time on the network, so that the clients of a test do not take all of a small machine. */
const latencyMs = 40
const refused = new Set(['ECONNREFUSED', 'ECONNRESET'])

/**
 * Gives each request to the next of several servers, as a proxy in front of two machines does, on a connection of its own.
 * A server that refuses the connection has not seen the request: the next one gets it.
 */
export async function openBalancer(port: number, ports: readonly number[]) {
  let turn = 0
  let unanswered = 0

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = Buffer.concat(await asked.toArray())
    await wait(latencyMs)
    const first = turn++
    for (let tried = 0; tried < ports.length; tried++) {
      const to = ports[(first + tried) % ports.length] ?? 0
      const wasTaken = await forward({ asked, body, to }, answer)
      if (wasTaken) return
    }
    unanswered++
    answer.writeHead(502).end()
  }

  const front = createServer((asked, answer) => void pass(asked, answer))
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve))
  return {
    /** Requests that no server answered. */
    unanswered: () => unanswered,
    close: () => {
      front.close()
      front.closeAllConnections()
    },
  }
}

type Forwarded = { readonly asked: IncomingMessage; readonly body: Buffer; readonly to: number }

/** False when the server took no connection. */
function forward({ asked, body, to }: Forwarded, answer: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url: path } = asked
    const headers = { ...asked.headers, connection: 'close' }
    const sent = request({ host: '127.0.0.1', port: to, method, path, headers, agent: false })
    let isConnected = false
    sent.on('socket', (socket) => socket.on('connect', () => (isConnected = true)))
    sent.on('response', (received) => {
      answer.writeHead(received.statusCode ?? 502, {
        ...received.headers,
        connection: 'keep-alive',
      })
      received.pipe(answer)
      received.on('error', () => answer.destroy())
      answer.on('close', () => resolve(true))
    })
    sent.on('error', ({ code = '' }: NodeJS.ErrnoException) => {
      if (!isConnected && refused.has(code)) return resolve(false)
      answer.destroy()
      resolve(true)
    })
    sent.end(body)
  })
}

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Readers who ask in the same moment, each on a connection that is open already, and how often. */
export type Crowd = {
  readonly port: number
  readonly rounds: number
  readonly readers: readonly {
    readonly token: string
    /** Requests in order: all readers for the first, then all for the second. */
    readonly requests: readonly ReaderRequest[]
  }[]
  /** Text that an answer must contain, by request. */
  readonly says: readonly string[]
}

/** A path to get, or one to post a body to. */
export type ReaderRequest = { readonly path: string; readonly body?: object }

/** Milliseconds of every answer, request by request. */
export type CrowdTimes = readonly (readonly number[])[]

/** In a process of its own, as readers are: gets a Crowd as a message, answers with CrowdTimes. */
const [crowd]: Crowd[] = await once(process, 'message')
if (crowd === undefined) throw new Error('Nobody came')
process.send?.(await ask(crowd), () => process.exit())

async function ask({ port, rounds, readers, says }: Crowd): Promise<CrowdTimes> {
  const sockets = await Promise.all(readers.map(() => opened(port)))
  const times: number[][] = says.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [at, expected] of says.entries()) {
      const took = await Promise.all(
        sockets.map((socket, number) => {
          const reader = readers[number]
          const request = reader?.requests[at] ?? { path: '' }
          return timed(socket, { ...request, token: reader?.token ?? '', expected })
        }),
      )
      times[at]?.push(...took)
    }
  for (const socket of sockets) socket.destroy()
  return times
}

async function opened(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  return socket
}

type ExpectedAnswer = ReaderRequest & { readonly token: string; readonly expected: string }

/** From the request's last byte given away to the answer's last byte come; an answer that says something else ends the bench. */
function timed(socket: Socket, { token, expected, ...request }: ExpectedAnswer): Promise<number> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const started = performance.now()
    const hear = (part: Buffer) => {
      parts.push(part)
      const text = Buffer.concat(parts).toString()
      if (!isWhole(text)) return
      socket.off('data', hear)
      if (text.includes(expected)) resolve(performance.now() - started)
      else reject(new Error(`Answered ${text.slice(-400)}`))
    }
    socket.on('data', hear)
    socket.write(written(request, token))
  })
}

function written({ path, body }: ReaderRequest, token: string): string {
  const head = `HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\n`
  if (body === undefined) return `GET ${path} ${head}\r\n`
  const text = JSON.stringify(body)
  const facts = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  return `POST ${path} ${head}${facts}\r\n${text}`
}

function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n', 2)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return body !== undefined && Buffer.byteLength(body) >= Number(length)
}

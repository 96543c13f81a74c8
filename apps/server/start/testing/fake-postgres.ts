import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

export type FakePostgres = {
  /** As `server_version_num` has it. */
  readonly version: number
  /** `shared`: every connection sees the same backend, as behind a pool in transaction mode. */
  readonly backend: 'own' | 'shared'
  /** A parameter of the start that it refuses, as PgBouncer does. */
  readonly refuses?: string
}

/** Speaks just enough of PostgreSQL's protocol for a client that asks for version, backend and time zone. */
export async function fakePostgres(plan: FakePostgres): Promise<Server> {
  let connections = 0
  const server = createServer((socket) => serve(socket, plan, (connections += 1)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function serve(socket: Socket, plan: FakePostgres, connection: number): void {
  let isStarted = false
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const received = chunk.toString('latin1')
    if (!isStarted) {
      isStarted = true
      if (plan.refuses !== undefined && received.includes(plan.refuses))
        socket.end(error('08P01', `unsupported startup parameter: ${plan.refuses}`))
      else socket.write(Buffer.concat([message('R', int32(0)), ready]))
    } else if (received.startsWith('Q')) socket.write(answer(received, plan, connection))
  })
}

function answer(query: string, { version, backend }: FakePostgres, connection: number): Buffer {
  if (query.includes('server_version_num'))
    return rows({ number: [String(version), 23], version: [versionText(version), 25] })
  if (query.includes('pg_backend_pid'))
    return rows({ pid: [String(backend === 'own' ? connection : 1), 23] })
  return rows({ zone: ['UTC', 25] })
}

function versionText(version: number): string {
  return `${Math.floor(version / 10_000)}.${version % 10_000}`
}

/** One row; each column has a text and the number of its type. */
function rows(columns: Readonly<Record<string, readonly [text: string, type: number]>>): Buffer {
  const all = Object.entries(columns)
  const fields = all.map(([name, [, type]]) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(type),
      int16(-1),
      int32(-1),
      int16(0),
    ]),
  )
  const values = all.map(([, [text]]) =>
    Buffer.concat([int32(Buffer.byteLength(text)), Buffer.from(text)]),
  )
  return Buffer.concat([
    message('T', Buffer.concat([int16(all.length), ...fields])),
    message('D', Buffer.concat([int16(all.length), ...values])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
}

function error(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`))
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function int32(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(number)
  return bytes
}

function int16(number: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(number)
  return bytes
}

const ready = message('Z', Buffer.from('I'))

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crashServer, officePortOf } from '../crash-server.ts'
import { answers, databaseName } from './cluster.ts'
import type { DrillPlace } from './place.ts'
import { program } from './program.ts'

const loopback = '127.0.0.1'
/** Time on the network, so that the clients do not take all of a small machine. */
const latencyMs = 200

export type Machines = ReturnType<typeof openMachines>

/** Two machines with HAProxy to the primary, PgBouncer and the product; and HAProxy in front of both. */
export function openMachines(place: DrillPlace) {
  const { folder, ports } = place
  const shared = join(folder, 'files-of-both')
  mkdirSync(shared, { recursive: true })
  const publicUrl = `http://${loopback}:${ports.front}`
  const machines = ports.machines.map((own, number) => ({
    primary: haproxy(place, `primary${number}`, primaryText(place, own.primary)),
    pool: pgbouncer(place, number),
    server: crashServer({
      folder: shared,
      port: own.server,
      url: addressOf(own.pool),
      listenUrl: addressOf(own.primary),
      publicUrl,
    }),
  }))
  const front = haproxy(place, 'front', frontText(place))
  return {
    machines,
    front,
    publicUrl,
    /** The database itself, for the comparison at the end, with the folder that both servers share. */
    atPrimary: { folder: shared, url: addressOf(ports.machines[0]?.primary), port: ports.front },
    async isWhole(): Promise<boolean> {
      const origins = [publicUrl, ...machines.map(({ server }) => server.origin)]
      const ready = await Promise.all(origins.map((origin) => answers(`${origin}/ready`)))
      return !ready.includes(false)
    },
  }
}

const addressOf = (port: number | undefined) =>
  `postgres://${databaseName}@${loopback}:${port}/${databaseName}`

function haproxy({ programs, account, folder }: DrillPlace, name: string, text: string) {
  const file = join(folder, `${name}.cfg`)
  writeFileSync(file, text)
  const log = join(folder, `${name}.log`)
  return program({ path: programs.haproxy, args: ['-db', '-f', file], account, log })
}

/** Leads to the member of Patroni that says it is the primary; connections to one that was are closed. */
function primaryText({ ports }: DrillPlace, port: number): string {
  const members = ports.members.map(
    ({ postgres, rest }, place) =>
      `  server postgres${place} ${loopback}:${postgres} check port ${rest}`,
  )
  return `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  option clitcpka
  option srvtcpka
listen primary
  bind ${loopback}:${port}
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${members.join('\n')}
`
}

/** Portal and office in turn at both servers; a connection that is refused goes to the other one. */
function frontText({ ports }: DrillPlace): string {
  const serversAt = (portOf: (port: number) => number) =>
    ports.machines
      .map(({ server }, place) => `  server server${place} ${loopback}:${portOf(server)} check`)
      .join('\n')
  const listen = (name: string, portOf: (port: number) => number) => `listen ${name}
  bind ${loopback}:${portOf(ports.front)}
  tcp-request inspect-delay ${latencyMs}ms
  tcp-request content accept if WAIT_END
${serversAt(portOf)}
`
  return `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option httpclose
  balance roundrobin
  option redispatch 1
  retries 3
  retry-on conn-failure
  option httpchk GET /ready
  default-server inter 1s fall 2 rise 1
${listen('portal', (port) => port)}${listen('office', officePortOf)}`
}

function pgbouncer({ programs, account, folder, ports }: DrillPlace, number: number) {
  const own = ports.machines[number]
  const users = join(folder, 'users.txt')
  writeFileSync(users, `"${databaseName}" ""\n`)
  const file = join(folder, `pgbouncer${number}.ini`)
  writeFileSync(
    file,
    `[databases]
${databaseName} = host=${loopback} port=${own?.primary}
[pgbouncer]
listen_addr = ${loopback}
listen_port = ${own?.pool}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
`,
  )
  const log = join(folder, `pgbouncer${number}.log`)
  return program({ path: programs.pgbouncer, args: [file], account, log })
}

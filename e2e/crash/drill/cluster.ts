import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from '#platform/server/postgres/account.ts'
import { administer } from '#platform/testing/test-server.ts'
import { program } from './program.ts'
import type { DrillPlace } from './place.ts'

export const databaseName = 'vidyarthi'
const superuser = 'postgres'
const loopback = '127.0.0.1'

/** Seconds: how long a primary stays the primary without a word, and how often members look at each other. */
const patroniTimes = { ttl: 20, loop_wait: 5, retry_timeout: 5 }
/** A machine that has much to do answers its peers later than etcd's usual tenth of a second. */
const etcdTimes = ['--heartbeat-interval', '300', '--election-timeout', '3000']

export type Cluster = ReturnType<typeof openCluster>

/** Three etcd and two PostgreSQL under Patroni, the second a synchronous standby. */
export function openCluster({ programs, account, folder, ports }: DrillPlace) {
  const etcdUrls = ports.etcds.map(({ client }) => `http://${loopback}:${client}`)
  const peers = ports.etcds.map(({ peer }, place) => `etcd${place}=http://${loopback}:${peer}`)
  const etcds = ports.etcds.map(({ peer }, place) => {
    const peerUrl = `http://${loopback}:${peer}`
    const own = etcdUrls[place] ?? ''
    const data = ['--name', `etcd${place}`, '--data-dir', join(folder, `etcd${place}`)]
    const forClients = ['--listen-client-urls', own, '--advertise-client-urls', own]
    const forPeers = ['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl]
    return program({
      path: programs.etcd,
      args: [...data, ...forClients, ...forPeers, '--initial-cluster', peers.join(), ...etcdTimes],
      account,
      log: join(folder, `etcd${place}.log`),
    })
  })
  const members = ports.members.map((_, place) => {
    const file = join(folder, `patroni${place}.json`)
    makeHome(account, homeOf(folder, place))
    const settings = patroniSettings({ programs, folder, ports, etcdUrls }, place)
    writeFileSync(file, JSON.stringify(settings, null, 2))
    return {
      machine: program({
        path: programs.patroni,
        args: [file],
        account,
        log: join(folder, `patroni${place}.log`),
      }),
      /** Ends PostgreSQL, which does not end with its Patroni. */
      killPostgres: () => killPostgres(dataOf(folder, place)),
      endPostgres() {
        try {
          killPostgres(dataOf(folder, place))
        } catch {
          // not started, or ended before
        }
      },
    }
  })
  process.once('exit', () => members.forEach(({ endPostgres }) => endPostgres()))
  return {
    etcds,
    members,
    async isWhole(): Promise<boolean> {
      const healthy = await Promise.all(etcdUrls.map((url) => answers(`${url}/health`)))
      if (healthy.includes(false)) return false
      const [leader, standby] = await Promise.all(
        ['/primary', '/synchronous'].map((path) => placeOf(ports.members, path)),
      )
      return leader !== undefined && standby !== undefined
    },
    primary: () => placeOf(ports.members, '/primary'),
    standby: () => placeOf(ports.members, '/synchronous'),
    /** The product's role and its empty database. */
    async makeDatabase(): Promise<void> {
      const primary = await placeOf(ports.members, '/primary')
      const port = ports.members[primary ?? 0]?.postgres
      const url = `postgres://${superuser}@${loopback}:${port}/postgres`
      await administer(url, (client) => client.query(`create role ${databaseName} login`))
      await administer(url, (client) =>
        client.query(`create database ${databaseName} owner ${databaseName}`),
      )
    },
  }
}

const homeOf = (folder: string, place: number) => join(folder, `postgres${place}`)
const dataOf = (folder: string, place: number) => join(homeOf(folder, place), 'data')

const pidFileOf = (data: string) => join(data, 'postmaster.pid')

function killPostgres(data: string): void {
  process.kill(Number(readFileSync(pidFileOf(data), 'utf8').split('\n')[0]), 'SIGKILL')
}

function makeHome(account: Account, home: string): void {
  mkdirSync(home)
  if (account !== null) chownSync(home, account.uid, account.gid)
}

/** The member that says of itself that it is this. */
async function placeOf(
  members: DrillPlace['ports']['members'],
  path: string,
): Promise<number | undefined> {
  const found = await Promise.all(
    members.map(({ rest }) => answers(`http://${loopback}:${rest}${path}`)),
  )
  const place = found.indexOf(true)
  return place < 0 ? undefined : place
}

/** True if the answer is 200. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

type PatroniPlace = Pick<DrillPlace, 'programs' | 'folder' | 'ports'> & {
  readonly etcdUrls: readonly string[]
}

function patroniSettings({ programs, folder, ports, etcdUrls }: PatroniPlace, place: number) {
  const own = ports.members[place]
  const home = homeOf(folder, place)
  const rest = `${loopback}:${own?.rest}`
  const postgres = `${loopback}:${own?.postgres}`
  return {
    scope: databaseName,
    name: `postgres${place}`,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: etcdUrls.map((url) => new URL(url).host) },
    bootstrap: {
      dcs: {
        ...patroniTimes,
        synchronous_mode: true,
        failsafe_mode: true,
        primary_start_timeout: 0,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [`host all all ${loopback}/32 trust`, `host replication all ${loopback}/32 trust`],
    },
    postgresql: {
      listen: postgres,
      connect_address: postgres,
      data_dir: dataOf(folder, place),
      bin_dir: programs.postgres,
      pgpass: join(home, 'pgpass'),
      authentication: {
        superuser: { username: superuser },
        replication: { username: 'replicator' },
      },
      parameters: { unix_socket_directories: home },
    },
  }
}

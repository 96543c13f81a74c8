import type { Cluster } from './cluster.ts'
import type { Machines } from './machines.ts'
import type { Program } from './program.ts'

/** A part that is killed, stays away for some time and is started again. */
export type DrillVictim = {
  readonly name: string
  readonly kill: () => Promise<void>
  /** Absent: another part starts it again. */
  readonly start?: () => Promise<void> | void
  /** Longer than Patroni's `ttl` where a member has to be taken over. */
  readonly awaySeconds: number
}

/** The parts in the order in which they are killed; the first row is the load alone. */
export function victimsOf(cluster: Cluster, { machines, front }: Machines): DrillVictim[] {
  const [machine, other] = machines
  if (machine === undefined || other === undefined) throw new Error('Two machines are needed')
  const [anEtcd] = cluster.etcds
  let dead: Program | undefined
  const member = async (place: () => Promise<number | undefined>) => {
    const found = cluster.members[(await place()) ?? -1]
    if (found === undefined) throw new Error('The cluster is not whole')
    return found
  }
  const killPatroni = async (place: () => Promise<number | undefined>) => {
    const found = await member(place)
    dead = found.machine
    await dead.kill()
    return found
  }
  const killMember = async (place: () => Promise<number | undefined>) =>
    (await killPatroni(place)).killPostgres()
  const startMember = () => dead?.start()
  const killServer = async () => void (await machine.server.kill())
  const startServer = async () => void (await machine.server.start())
  return [
    { name: 'nothing', kill: async () => {}, awaySeconds: 15 },
    {
      name: 'PostgreSQL of the primary; Patroni lives',
      kill: async () => (await member(cluster.primary)).killPostgres(),
      awaySeconds: 40,
    },
    {
      name: 'Patroni of the primary; PostgreSQL lives',
      kill: async () => void (await killPatroni(cluster.primary)),
      start: startMember,
      awaySeconds: 40,
    },
    {
      name: 'Patroni of the standby; PostgreSQL lives',
      kill: async () => void (await killPatroni(cluster.standby)),
      start: startMember,
      awaySeconds: 40,
    },
    {
      name: 'machine of the primary: Patroni and PostgreSQL',
      kill: () => killMember(cluster.primary),
      start: startMember,
      awaySeconds: 40,
    },
    {
      name: 'machine of the standby',
      kill: () => killMember(cluster.standby),
      start: startMember,
      awaySeconds: 40,
    },
    {
      name: 'one etcd of three',
      kill: async () => anEtcd?.kill(),
      start: () => anEtcd?.start(),
      awaySeconds: 30,
    },
    {
      name: 'all three etcd',
      kill: async () => void (await Promise.all(cluster.etcds.map((each) => each.kill()))),
      start: () => cluster.etcds.forEach((each) => each.start()),
      awaySeconds: 40,
    },
    { name: 'one product server', kill: killServer, start: startServer, awaySeconds: 15 },
    {
      name: 'PgBouncer of one machine',
      kill: machine.pool.kill,
      start: machine.pool.start,
      awaySeconds: 15,
    },
    {
      name: 'HAProxy of one machine, to the primary',
      kill: other.primary.kill,
      start: other.primary.start,
      awaySeconds: 15,
    },
    {
      name: 'HAProxy in front, started again after 1 s',
      kill: front.kill,
      start: front.start,
      awaySeconds: 1,
    },
  ]
}

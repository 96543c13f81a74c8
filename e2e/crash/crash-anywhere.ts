import { setTimeout as wait } from 'node:timers/promises'
import { openClusterHome } from '#platform/server/postgres/cluster-home.ts'
import { isRunning, postmasterPid } from '#platform/server/postgres/processes.ts'
import { crashServer, type CrashDatabase } from './crash-server.ts'
import { prepareUniversity } from './crash-university.ts'
import { judge, type Verdict } from './crash-verdict.ts'
import { startWriters } from './crash-writers.ts'

/** Process to kill; the database is the server's own. */
export const victims = ['server', 'database', 'both'] as const
export type Victim = (typeof victims)[number]

export type AnywherePlan = {
  readonly rounds: number
  /** SIGKILL; else SIGTERM. */
  readonly isHard: boolean
  /** A database that is killed alone is started again by its server. */
  readonly victim: Victim
  readonly random: () => number
}

const longestStopMs = 10_000

/** Ends the server at random moments under load (SECURITY S6), or asks it to stop, which may take ten seconds (S12). */
export async function killAtRandom(
  { rounds, isHard, victim, random }: AnywherePlan,
  place: CrashDatabase,
): Promise<Verdict & { readonly summary: string }> {
  const people = await prepareUniversity(place)
  const server = crashServer(place)
  await server.start()
  const writers = startWriters({
    origin: server.origin,
    people,
    random,
    byVoucher: 0.4,
    inCash: 0.2,
    reversed: 0.3,
  })
  await writers.signedIn
  const restartsMs: number[] = []
  const stopsMs: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await wait(200 + random() * 1_300)
    const dead = victim === 'server' ? null : await killDatabase(place)
    if (victim !== 'database') stopsMs.push(await (isHard ? server.kill() : server.stop()))
    const isAnother = () => ![null, dead].includes(postmasterOf(place))
    restartsMs.push(await (victim === 'database' ? server.isBack(isAnother) : server.start()))
  }
  await wait(500)
  await writers.stop()
  await server.stop()
  const acknowledged = writers.acknowledged()
  const verdict = await judge(place, acknowledged)
  const slow = stopsMs.filter((ms) => ms > longestStopMs).map((ms) => `a stop took ${ms} ms`)
  const counts = Object.entries(acknowledged).map(([name, list]) => `${list.length} ${name}`)
  const lines = [
    `${rounds} × ${isHard ? 'SIGKILL' : 'SIGTERM'} of ${victim}, gone after at most ${Math.round(Math.max(0, ...stopsMs))} ms, restart p50 ${median(restartsMs)} ms, at most ${Math.round(Math.max(...restartsMs))} ms`,
    `acknowledged: ${counts.join(', ')}; ${verdict.swept} payments found by the sweeper`,
  ]
  return { ...verdict, broken: [...verdict.broken, ...slow], summary: lines.join('\n') }
}

/** As the kernel ends it when memory runs out: no session is asked. The number of the process that is gone. */
async function killDatabase(place: CrashDatabase): Promise<number> {
  const pid = postmasterOf(place)
  if (pid === null) throw new Error('The server has no database of its own')
  process.kill(pid, 'SIGKILL')
  while (isRunning(pid)) await wait(5)
  return pid
}

function postmasterOf({ folder }: CrashDatabase): number | null {
  return postmasterPid(openClusterHome(folder).data)
}

function median(list: readonly number[]): number {
  return Math.round(list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0)
}

import { setTimeout as wait } from 'node:timers/promises'
import { crashServer, type Place } from './crash-server.ts'
import { prepareUniversity } from './crash-university.ts'
import { judge, type Verdict } from './crash-verdict.ts'
import { startWriters } from './crash-writers.ts'

export type AnywherePlan = {
  readonly rounds: number
  /** SIGKILL; else SIGTERM. */
  readonly isHard: boolean
  readonly random: () => number
}

const longestStopMs = 10_000

/** Ends the server at random moments under load (SECURITY S6), or asks it to stop, which may take ten seconds (S12). */
export async function killAtRandom(
  { rounds, isHard, random }: AnywherePlan,
  place: Place,
): Promise<Verdict & { readonly summary: string }> {
  const people = await prepareUniversity(place)
  const server = crashServer(place)
  await server.start()
  const writers = startWriters({ origin: server.origin, people, random, byVoucher: 0.4 })
  await writers.signedIn
  const restartsMs: number[] = []
  const stopsMs: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await wait(200 + random() * 1_300)
    stopsMs.push(await (isHard ? server.kill() : server.stop()))
    restartsMs.push(await server.start())
  }
  await wait(500)
  await writers.stop()
  await server.stop()
  const acknowledged = writers.acknowledged()
  const verdict = await judge(place, acknowledged)
  const slow = stopsMs.filter((ms) => ms > longestStopMs).map((ms) => `a stop took ${ms} ms`)
  const counts = Object.entries(acknowledged).map(([name, list]) => `${list.length} ${name}`)
  const lines = [
    `${rounds} × ${isHard ? 'SIGKILL' : 'SIGTERM'}, gone after at most ${Math.round(Math.max(...stopsMs))} ms, restart p50 ${median(restartsMs)} ms`,
    `acknowledged: ${counts.join(', ')}; ${verdict.swept} payments found by the sweeper`,
  ]
  return { ...verdict, broken: [...verdict.broken, ...slow], summary: lines.join('\n') }
}

function median(list: readonly number[]): number {
  return Math.round(list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0)
}

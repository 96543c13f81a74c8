import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '#platform/testing/free-port.ts'
import { openBalancer } from './balancer.ts'
import { openPlacesElsewhere } from './crash-places.ts'
import { seededRandom } from './crash-random.ts'
import { type CrashDatabase, crashServer, type CrashServer, officePortOf } from './crash-server.ts'
import { judge } from './crash-verdict.ts'
import { copyOfThisVersion, versionOf } from '#testing/versions.ts'
import { startWriters } from './crash-writers.ts'

/**
 * Two servers on one PostgreSQL, behind a balancer, are replaced by a later version one after the other while students
 * and cashiers work; then both are restarted some times more. Exit code 1 when an acknowledged write is lost or doubled,
 * or a request got no answer or an error of a server. 503 is none: a server that has too much to do asks to come later.
 *
 * - `node e2e/crash/rolling-upgrade.ts --rounds 5`: from this version to this one with a migration of busy tables
 * - `node e2e/crash/rolling-upgrade.ts --from COMMIT`: from an earlier version to this one
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const busyTables = ['n_entrance_reg', 'c_payment', 'payment_attempt', 'voucher', 'ad_user']
const migration = busyTables.map((table) => `alter table ${table} add column later int;`).join('\n')

const earlier = values.from === undefined ? copyOfThisVersion() : versionOf(values.from)
const later = copyOfThisVersion(values.from === undefined ? migration : undefined)
const places = await openPlacesElsewhere()
try {
  process.exitCode = (await upgrade(await places.place('upgrade'))) ? 0 : 1
} finally {
  await places.close({ keepFiles: process.exitCode !== 0 })
  for (const version of [earlier, later]) rmSync(version, { recursive: true, force: true })
}

async function upgrade(place: CrashDatabase): Promise<boolean> {
  const publicUrl = `http://127.0.0.1:${place.port}`
  const ports = [await freePort(), await freePort()]
  const university: typeof import('./crash-university.ts') = await import(
    join(earlier, 'e2e/crash/crash-university.ts')
  )
  const people = await university.prepareUniversity(place)
  const serversOf = (product: string) =>
    ports.map((port) => crashServer({ ...place, port, publicUrl, product }))
  const olds = serversOf(earlier)
  const news = serversOf(later)
  for (const old of olds) await old.start()
  const fronts = [
    await openBalancer(place.port, ports),
    await openBalancer(officePortOf(place.port), ports.map(officePortOf)),
  ]
  const statuses: number[] = []
  const writers = startWriters({
    origin: publicUrl,
    people,
    random: seededRandom(Number(values.seed)),
    onAnswer: (status) => statuses.push(status),
    byVoucher: 0.4,
    inCash: 0.2,
    reversed: 0.3,
  })
  await writers.signedIn
  await wait(2_000)
  const times: string[] = []
  for (const [number, old] of olds.entries())
    times.push(`${await replace(old, news[number] ?? old)} (upgrade)`)
  for (let round = 0; round < Number(values.rounds); round++)
    for (const server of news) times.push(await replace(server, server))
  await writers.stop()
  for (const server of news) await server.stop()
  for (const front of fronts) front.close()

  const known = writers.acknowledged()
  const verdict = await judge(place, known)
  const wrong = [...verdict.lost, ...verdict.doubled, ...verdict.broken]
  const failed = statuses.filter((status) => status >= 500 && status !== 503)
  const deferred = statuses.filter((status) => status === 503)
  const unanswered = fronts.reduce((sum, front) => sum + front.unanswered(), 0)
  const counts = Object.entries(known).map(([name, list]) => `${list.length} ${name}`)
  for (const line of wrong) console.log(`  ${line}`)
  console.log(`seed ${values.seed}; stop + start: ${times.join(', ')}`)
  console.log(`acknowledged: ${counts.join(', ')}`)
  console.log(
    `${statuses.length} answers, ${failed.length} of them errors of a server, ${deferred.length} asked to come later, ${unanswered} requests without an answer, ` +
      `${wrong.length} acknowledged writes lost or doubled, or invariants broken`,
  )
  return wrong.length + failed.length + unanswered === 0
}

/** Stops one server and starts the next in its place. Gives how long both took. */
async function replace(old: CrashServer, next: CrashServer): Promise<string> {
  const stopped = await old.stop()
  const started = await next.start()
  await wait(1_500)
  return `${(stopped / 1_000).toFixed(1)} s + ${(started / 1_000).toFixed(1)} s`
}

import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '../crash-random.ts'
import { prepareUniversity } from '../crash-university.ts'
import { startWriters } from '../crash-writers.ts'
import { openCluster } from './cluster.ts'
import { openMachines } from './machines.ts'
import { type DrillPlace, openDrillPlace } from './place.ts'
import { findPrograms } from './programs.ts'
import { compare, type DrillRow, printRows } from './table.ts'
import { type DrillVictim, victimsOf } from './victims.ts'
import { type Watch, watchWrites } from './writes.ts'

/**
 * `node e2e/crash/drill/drill.ts [--only etcd]`: Patroni with two PostgreSQL, three etcd, PgBouncer, HAProxy and two servers on
 * this machine. Each part is killed under load and started again; then every acknowledged write is compared with the database.
 * Exit code 1 when one is lost or doubled, or when writes stay away. `--only` kills the parts with that word in their name.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const wholeSeconds = 180
const openings = 3_000

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const programs = findPrograms()
if ('missing' in programs) console.log(`NOT TRIED: apt-get install ${programs.missing.join(' ')}`)
else {
  const place = await openDrillPlace(programs)
  let isGood = false
  try {
    isGood = await drill(place)
  } finally {
    if (isGood) rmSync(place.folder, { recursive: true, force: true })
    else console.log(`what is left is in ${place.folder}`)
  }
  process.exit(isGood ? 0 : 1)
}

async function drill(place: DrillPlace): Promise<boolean> {
  const cluster = openCluster(place)
  const all = openMachines(place)
  for (const part of [...cluster.etcds, ...cluster.members.map(({ machine }) => machine)])
    part.start()
  await until('The cluster', cluster.isWhole)
  await cluster.makeDatabase()
  for (const { primary, pool } of all.machines) [primary, pool].forEach((part) => part.start())
  await wait(3_000) // HAProxy asks the members
  const people = await prepareUniversity(all.atPrimary, openings)
  for (const { server } of all.machines) await server.start()
  all.front.start()
  const isWhole = async () => (await cluster.isWhole()) && (await all.isWhole())
  await until('The whole', isWhole)

  const statuses: number[] = []
  const writers = startWriters({
    origin: all.publicUrl,
    people,
    random: seededRandom(Number(values.seed)),
    onAnswer: (status) => statuses.push(status),
    byVoucher: 0.4,
    inCash: 0.2,
    reversed: 0.3,
  })
  await writers.signedIn
  const watch = watchWrites(writers.acknowledged, statuses)
  await wait(5_000)
  const rows: DrillRow[] = []
  const victims = victimsOf(cluster, all).filter(({ name }) => name.includes(values.only))
  for (const victim of victims) {
    const row = await killAndWatch(victim, watch, isWhole)
    console.log(`${row.name}: ${(row.pauseMs / 1_000).toFixed(1)} s`)
    rows.push(row)
  }
  watch.stop()
  await writers.stop()
  for (const { server } of all.machines) await server.stop()
  const found = await compare(all.atPrimary, { known: writers.acknowledged(), rows, statuses })
  for (const { machine, endPostgres } of cluster.members) {
    await machine.kill()
    endPostgres()
  }
  console.log(`seed ${values.seed}`)
  return printRows(found)
}

async function killAndWatch(
  { name, kill, start, awaySeconds }: DrillVictim,
  watch: Watch,
  isWhole: () => Promise<boolean>,
): Promise<DrillRow> {
  const from = watch.mark()
  await kill()
  await wait(awaySeconds * 1_000)
  const returns = start === undefined || awaySeconds < 5 || (await watch.isWriting(60_000))
  const started = performance.now()
  await start?.()
  const isBack = returns && (await watch.isWriting(60_000))
  await until(name, isWhole)
  const wholeMs = performance.now() - started
  await wait(5_000)
  const to = watch.mark()
  return { name, from, to, isBack, wholeMs, pauseMs: watch.longestPauseMs(from, to) }
}

async function until(name: string, isTrue: () => Promise<boolean>): Promise<void> {
  for (let tried = 0; tried < wholeSeconds * 2; tried++) {
    if (await isTrue()) return
    await wait(500)
  }
  throw new Error(`${name}: not whole within ${wholeSeconds} s`)
}

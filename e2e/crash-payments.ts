import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { temporaryPostgres } from '../tools/temporary-postgres.mjs'
import { crashServer } from './crash-server.ts'
import { prepareUniversity } from './crash-university.ts'
import { judge } from './crash-verdict.ts'
import { startWriters } from './crash-writers.ts'

/**
 * `node e2e/crash-payments.ts --engine pglite|postgres --rounds 20`: kills the real server with SIGKILL at random
 * moments while students apply, pay and upload over HTTP, and tells whether anything that was acknowledged is lost or
 * doubled. Exit code 1 when it is.
 */
const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'pglite' },
    rounds: { type: 'string', default: '20' },
    port: { type: 'string', default: '9340' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const { engine } = values
if (engine !== 'pglite' && engine !== 'postgres') throw new Error('--engine is pglite or postgres')
const rounds = Number(values.rounds)
const random = seededRandom(Number(values.seed))

const folder = mkdtempSync(join(tmpdir(), 'crash-'))
const postgres = engine === 'postgres' ? await temporaryPostgres() : null
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function run(): Promise<boolean> {
  const place = { folder, url: postgres?.url, port: Number(values.port) }
  const people = await prepareUniversity(place)
  const server = crashServer(place)
  await server.start()
  const writers = startWriters({ origin: server.origin, people, random })
  await writers.signedIn
  const restartsMs: number[] = []
  for (let round = 1; round <= rounds; round++) {
    await wait(200 + random() * 1_300)
    await server.kill()
    restartsMs.push(await server.start())
  }
  await wait(500)
  await writers.stop()
  await server.stop()
  const acknowledged = writers.acknowledged()
  const verdict = await judge(place, acknowledged)
  const counts = Object.entries(acknowledged).map(([name, list]) => `${list.length} ${name}`)
  const median = restartsMs.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
  console.log(
    `${engine}, seed ${values.seed}: ${rounds} kills, restart p50 ${Math.round(median)} ms`,
  )
  console.log(`acknowledged: ${counts.join(', ')}; ${verdict.swept} payments found by the sweeper`)
  for (const line of [...verdict.lost, ...verdict.doubled, ...verdict.broken])
    console.log(`  ${line}`)
  const { lost, doubled, broken } = verdict
  const ledger = broken.length === 0 ? 'ledger sums to 0' : `${broken.length} invariants broken`
  console.log(`${lost.length} lost, ${doubled.length} doubled, ${ledger}`)
  return lost.length + doubled.length + broken.length === 0
}

/** mulberry32: the same seed kills after the same waits. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

import { parseArgs } from 'node:util'
import {
  type FailPoint,
  failPoints,
  isFailPoint,
} from '#features/payments/server/core/fail-points.ts'
import { killAtRandom, type Victim, victims } from './crash-anywhere.ts'
import { openPlaces } from './crash-places.ts'
import { crashAt, describePoint } from './crash-points.ts'
import { seededRandom } from './crash-random.ts'
import type { Verdict } from './crash-verdict.ts'

/**
 * Kills the real server while students apply, pay and upload over HTTP and a cashier approves, starts it again, and
 * reports acknowledged writes that are lost or doubled. Exit code 1 if there are any.
 *
 * - `node e2e/crash/crash-payments.ts --points P1-P26 --kills 50`: at the fail points, with SIGKILL
 * - `node e2e/crash/crash-payments.ts --rounds 20 --signal SIGKILL|SIGTERM`: at random moments
 * - `node e2e/crash/crash-payments.ts --rounds 20 --victim database|both`: the server's own PostgreSQL, or both at once
 */
const { values } = parseArgs({
  options: {
    points: { type: 'string' },
    kills: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '20' },
    signal: { type: 'string', default: 'SIGKILL' },
    victim: { type: 'string', default: 'server' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const { signal } = values
const victim = victims.find((each) => each === values.victim)
if (victim === undefined) throw new Error(`--victim is ${victims.join(' or ')}`)
if (signal !== 'SIGKILL' && signal !== 'SIGTERM') throw new Error('--signal is SIGKILL or SIGTERM')
const isHard = signal === 'SIGKILL'
const random = seededRandom(Number(values.seed))
const places = await openPlaces()
console.log(`seed ${values.seed}`)
try {
  const verdicts =
    values.points === undefined ? [await anywhere(victim)] : await atPoints(values.points)
  const count = (of: (verdict: Verdict) => readonly string[]) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict).length, 0)
  const [lost, doubled, broken] = [
    count((each) => each.lost),
    count((each) => each.doubled),
    count((each) => each.broken),
  ]
  console.log(`${lost} lost, ${doubled} doubled, ${broken} invariants broken, seed ${values.seed}`)
  process.exitCode = lost + doubled + broken === 0 ? 0 : 1
} finally {
  await places.close({ keepFiles: process.exitCode !== 0 })
}

async function anywhere(whom: Victim): Promise<Verdict> {
  const rounds = Number(values.rounds)
  const report = await killAtRandom(
    { rounds, isHard, random, victim: whom },
    places.place('anywhere'),
  )
  console.log(report.summary)
  return printed(report)
}

async function atPoints(text: string): Promise<Verdict[]> {
  const kills = Number(values.kills)
  const verdicts: Verdict[] = []
  for (const point of pointsOf(text)) {
    const report = await crashAt({ points: [point], kills, random }, places.place(point))
    console.log(describePoint(point, report))
    verdicts.push(printed(report))
  }
  return verdicts
}

function printed(verdict: Verdict): Verdict {
  for (const line of [...verdict.lost, ...verdict.doubled, ...verdict.broken])
    console.log(`  ${line}`)
  return verdict
}

/** `P1-P26`, `P6`, or `P4,P7-P9`. */
function pointsOf(text: string): FailPoint[] {
  const all = Object.keys(failPoints).filter(isFailPoint)
  return text.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-')
    if (!isFailPoint(first) || !isFailPoint(last)) throw new Error('--points is such as P1-P26')
    return all.slice(all.indexOf(first), all.indexOf(last) + 1)
  })
}

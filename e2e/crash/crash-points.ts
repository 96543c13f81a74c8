import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#platform/server/database/database.ts'
import { type FailPoint, failPoints } from '#features/payments/server/core/fail-points.ts'
import { confirmRefunds } from './crash-refunds.ts'
import { bringForward, recover, withDatabase } from './crash-recovery.ts'
import { importSettlements } from './crash-settlements.ts'
import { crashServer, type CrashServer, type CrashDatabase } from './crash-server.ts'
import { prepareUniversity } from './crash-university.ts'
import { judge, type Verdict } from './crash-verdict.ts'
import { countOf, type Shares } from './crash-work.ts'
import { startWriters } from './crash-writers.ts'

export type Campaign = {
  readonly points: readonly FailPoint[]
  /** Deaths at each of the points. */
  readonly kills: number
  readonly random: () => number
}

/** `kills` died at the point; `misses` are rounds that never reached it and do not count. */
export type PointReport = Verdict & {
  readonly kills: number
  readonly misses: number
  readonly restartMs: number
  readonly acknowledged: number
}

const mostPassages = 8
/** Points of settlements, of links, of suspense and of the close of days. */
const reconciled = /^P2[2-6]$/
/** Points that a second person reaches. */
const confirmed = /^P(12|21|24|25|26)$/
/** Two people take part in each passage, so there are fewer of them. */
const mostConfirmed = 3
const patienceMs = 15_000
const mostRefunds = 4
const mostSettlements = 4
/** Enough payments for the sweeper that it dies between two of them. */
const worthSweeping = 2 * mostPassages

/**
 * Lets the server die again and again at the points while students pay and a cashier approves, asks after every death
 * whether the money still holds, and compares at the end with everything that was acknowledged (SECURITY P-09).
 */
export async function crashAt(campaign: Campaign, place: CrashDatabase): Promise<PointReport> {
  const { points, random } = campaign
  const people = await prepareUniversity(place)
  const server = crashServer(place)
  await server.start()
  const writers = startWriters({ origin: server.origin, people, random, ...sharesFor(points) })
  await writers.signedIn
  await server.stop()
  const rounds = []
  for (const point of points) rounds.push(await killAt(point, campaign, { place, server }))
  await server.start()
  await wait(300)
  await writers.stop()
  await server.stop()
  const known = writers.acknowledged()
  const verdict = await judge(place, known)
  const restartsMs = rounds.flatMap((round) => round.restartsMs)
  return {
    ...verdict,
    broken: [...new Set([...rounds.flatMap(({ broken }) => broken), ...verdict.broken])],
    kills: restartsMs.length,
    misses: rounds.reduce((sum, { misses }) => sum + misses, 0),
    restartMs: restartsMs.toSorted((one, other) => one - other)[restartsMs.length >> 1] ?? 0,
    acknowledged: countOf(known),
  }
}

/** Most payments of a campaign are made in the way that its points are about. */
function sharesFor(points: readonly FailPoint[]): Shares {
  if (points.every((point) => reconciled.test(point)))
    return {
      byVoucher: points.includes('P22') ? 0.1 : 0.7,
      inCash: 0.2,
      reversed: 0,
      isReconciled: true,
    }
  const reversed = points.includes('P12') || points.includes('P21') ? 0.9 : 0.1
  if (points.every((point) => /^P2[01]$/.test(point)))
    return { byVoucher: 0.05, inCash: 0.9, reversed }
  const byVoucher = points.every((point) => /^P1[012]$/.test(point)) ? 0.9 : 0.3
  return { byVoucher, inCash: byVoucher === 0.9 ? 0.05 : 0.2, reversed }
}

async function killAt(
  point: FailPoint,
  { kills, random }: Campaign,
  { place, server }: { place: CrashDatabase; server: CrashServer },
) {
  const restartsMs: number[] = []
  const broken: string[] = []
  let misses = 0
  while (restartsMs.length < kills && misses <= kills) {
    const most = await passagesAt(point, { place, server })
    const startMs = await server.start({ point, passage: 1 + Math.floor(random() * most) })
    if (await server.diesOfFate(patienceMs)) restartsMs.push(startMs)
    else misses++
    broken.push(...(await recover(place, { isSwept: point !== 'P8' })))
  }
  if (restartsMs.length < kills) broken.push(`${point} was reached ${restartsMs.length} times`)
  return { restartsMs, misses, broken }
}

/** Passages of the next start among which it dies; the points of a job need work for it. */
async function passagesAt(
  point: FailPoint,
  { place, server }: { place: CrashDatabase; server: CrashServer },
): Promise<number> {
  if (point === 'P8') await fill({ place, server }, bringForward, worthSweeping)
  if (confirmed.test(point)) return mostConfirmed
  if (point === 'P22') {
    await fill({ place, server }, importSettlements, mostSettlements)
    return mostSettlements
  }
  if (!/^P1[345]$/.test(point)) return mostPassages
  await fill({ place, server }, confirmRefunds, mostRefunds)
  return mostRefunds
}

/**
 * Lets students work until the job of the next start has enough to do: `prepare` makes it due and gives how much there is.
 * Each start does what was due before it, so a turn of too little work is followed by one twice as long.
 */
async function fill(
  { place, server }: { place: CrashDatabase; server: CrashServer },
  prepare: (database: Database) => Promise<number>,
  enough: number,
): Promise<void> {
  for (let workMs = 1_000; (await withDatabase(place, prepare)) < enough; workMs *= 2) {
    await server.start()
    await wait(workMs)
    await server.kill()
  }
}

/** `P6 ledger rows written, not committed: 50 kills, …` */
export function describePoint(point: FailPoint, report: PointReport): string {
  const { kills, misses, restartMs, acknowledged, swept, mailed, repeated } = report
  const facts = [
    `${kills} kills`,
    ...(misses > 0 ? [`${misses} rounds not counted`] : []),
    `restart p50 ${Math.round(restartMs)} ms`,
    `${acknowledged} acknowledged`,
    `${swept} swept at the end`,
    `${mailed} receipts mailed`,
    ...(repeated > 0 ? [`${repeated} of them again under the same Message-ID`] : []),
    `${report.lost.length} lost`,
    `${report.doubled.length} doubled`,
    ...(report.broken.length > 0 ? [`${report.broken.length} invariants broken`] : []),
  ]
  return `${point} ${failPoints[point]}: ${facts.join(', ')}`
}

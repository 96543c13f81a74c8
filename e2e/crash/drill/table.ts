import type { CrashDatabase } from '../crash-server.ts'
import { judge } from '../crash-verdict.ts'
import { type Acknowledged, countOf } from '../crash-work.ts'
import { between, type Mark } from './writes.ts'

export type DrillRow = {
  readonly name: string
  readonly from: Mark
  readonly to: Mark
  /** False when no write was acknowledged before the part was started again, or soon after. */
  readonly isBack: boolean
  /** From the new start of the part until the arrangement was whole. */
  readonly wholeMs: number
  readonly pauseMs: number
}

type Drilled = {
  readonly known: Acknowledged
  readonly rows: readonly DrillRow[]
  /** Of all answers, in their order. */
  readonly statuses: readonly number[]
}

type ComparedRow = DrillRow & {
  readonly acknowledged: number
  readonly lost: readonly string[]
  readonly later: number
  /** Answers 500 of a server. */
  readonly failed: number
  /** Answers of a proxy whose server ended or was silent. */
  readonly unanswered: number
}

/** Compares the writes of each row, and then all of them, with what the database and the files have. */
export async function compare(place: CrashDatabase, { known, rows, statuses }: Drilled) {
  const verdict = await judge(place, known)
  const compared: ComparedRow[] = []
  for (const row of rows) {
    const own = between(known, row.from, row.to)
    const { lost } = await judge(place, own)
    const answers = statuses.slice(row.from.answers, row.to.answers)
    const later = answers.filter((status) => status === 503).length
    const failed = answers.filter((status) => status === 500).length
    const unanswered = answers.filter((status) => status > 500 && status !== 503).length
    compared.push({ ...row, acknowledged: countOf(own), lost, later, failed, unanswered })
  }
  return { verdict, compared, all: countOf(known) }
}

/** True when nothing is lost or doubled, no invariant is broken and writes came back each time. */
export function printRows({ verdict, compared, all }: Awaited<ReturnType<typeof compare>>) {
  const { lost, doubled, broken } = verdict
  const head =
    'part killed | seconds until writes | acknowledged | lost | answers 503 | 500 | 502, 504 | whole again after'
  console.log(head)
  for (const row of compared) {
    const { name, acknowledged, later, failed, unanswered } = row
    const [pause, whole] = [row.pauseMs, row.wholeMs].map((ms) => (ms / 1_000).toFixed(1))
    const counts = [acknowledged, row.lost.length, later, failed, unanswered]
    console.log([name, pause, ...counts, whole].join(' | '))
  }
  for (const line of [...lost, ...doubled, ...broken]) console.log(`  ${line}`)
  for (const { name } of compared.filter(({ isBack }) => !isBack))
    console.log(`  writes stayed away: ${name}`)
  console.log(
    `${all} acknowledged writes: ${lost.length} lost, ${doubled.length} doubled, ${broken.length} invariants broken`,
  )
  const isBack = compared.every((row) => row.isBack)
  return isBack && lost.length + doubled.length + broken.length === 0
}

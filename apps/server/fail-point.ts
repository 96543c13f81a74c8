import cluster from 'node:cluster'
import { writeSync } from 'node:fs'
import {
  carryOn,
  type FailPoint,
  type Reached,
} from '#features/payments/server/core/fail-points.ts'

/** Point at which a crash test ends this process: at its n-th passage. */
export type Fate = { readonly point: FailPoint; readonly passage: number }

/**
 * Ends the server at the wished moment as a power cut would: no handler runs, nothing is flushed. It says so on
 * standard error first, so that the test knows this death from any other.
 */
export function dieAt(fate: Fate | undefined): Reached {
  if (fate === undefined) return carryOn
  let passages = 0
  return (point) => {
    if (point !== fate.point || ++passages < fate.passage) return
    writeSync(process.stderr.fd, `${lastWords(fate)}\n`)
    if (cluster.isWorker) process.kill(process.ppid, 'SIGKILL') // else it would be replaced
    process.kill(process.pid, 'SIGKILL')
  }
}

/** `FAILPOINT P6:3` */
export function lastWords({ point, passage }: Fate): string {
  return `FAILPOINT ${point}:${passage}`
}

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Log } from '#platform/server/log/log.ts'
import type { Shared } from '../serve.ts'
import { StartProblem } from '../start/start-problem.ts'

/** One that dies sooner than this after its start is not replaced at once. */
const healthyMs = 5_000
const stopPatienceMs = 9_000

/**
 * Forks that many processes that serve on one port, and a new one for each that dies. Resolves when all of them listen,
 * with what ends them; rejects when one ends before.
 */
export async function startWorkers(
  count: number,
  shared: Shared,
  log: Log,
): Promise<() => Promise<void>> {
  let stopping = false
  // Each takes connections from the one queue itself: one handed to a process that just died would never be answered.
  if (process.platform !== 'win32') cluster.schedulingPolicy = cluster.SCHED_NONE

  async function fork(): Promise<Worker> {
    const worker = cluster.fork()
    const began = performance.now()
    worker.send(shared)
    const listening = listens(worker)
    const reported = startProblemOf(worker)
    const ended = once(worker, 'exit').then(() => false)
    if (!(await Promise.race([listening, ended])))
      throw new StartProblem(reported() ?? 'A server process ended at its start; see the log.')
    void ended.then(() => replace(worker, began))
    return worker
  }

  function replace({ process: { pid } }: Worker, began: number): void {
    if (stopping) return
    log.error({ pid }, 'a server process died and is replaced')
    const soon = Math.max(0, healthyMs - (performance.now() - began))
    setTimeout(() => {
      if (!stopping)
        fork().catch((error: unknown) =>
          log.error({ err: error }, 'no server process to replace it'),
        )
    }, soon).unref()
  }

  await Promise.all(Array.from({ length: count }, fork))
  return async () => {
    stopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(end))
  }
}

/** Message of a process that cannot start: the line that says what to do. */
type StartReport = { readonly startProblem: string }

/** Sends the line to the parent process, which prints it once for all of them, and ends. */
export function reportStartProblem(startProblem: string): void {
  const report: StartReport = { startProblem }
  process.send?.(report, () => process.exit(1))
}

/** Gives the line that a process has reported; null before, and for one that ended without a word. */
function startProblemOf(worker: Worker): () => string | null {
  let line: string | null = null
  worker.on('message', (message: Partial<StartReport> | null) => {
    line ??= message?.startProblem ?? null
  })
  return () => line
}

/** Portal and office. */
const places = 2

/** True once a process listens in every place. */
function listens(worker: Worker): Promise<true> {
  return new Promise((resolve) => {
    let heard = 0
    worker.on('listening', () => {
      heard += 1
      if (heard === places) resolve(true)
    })
  })
}

/** Receives the first message of the parent process. */
export async function orders(): Promise<Shared> {
  const [shared] = await once(process, 'message')
  return shared
}

async function end(worker: Worker): Promise<void> {
  const ended = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  const late = setTimeout(() => worker.process.kill('SIGKILL'), stopPatienceMs)
  await ended
  clearTimeout(late)
}

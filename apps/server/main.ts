import cluster from 'node:cluster'
import { createLog } from '#platform/server/log/log.ts'
import { outliveOutput } from '#platform/server/log/outlive-output.ts'
import { preside } from './preside.ts'
import { serve } from './serve.ts'
import { startProblem } from './start/start-problem.ts'
import { readSettings, type Settings } from './settings/settings.ts'
import { stopOnSignal } from './processes/stop-on-signal.ts'
import { orders, reportStartProblem } from './processes/workers.ts'

await main()

async function main(): Promise<void> {
  outliveOutput()
  const read = readSettings(process.env)
  if ('mistakes' in read) return stop(read.mistakes.map((mistake) => `Setting ${mistake}`))
  try {
    await (cluster.isPrimary ? preside(read.settings) : work(read.settings))
  } catch (error) {
    const line = startProblem(error, read.settings)
    if (line === null) throw error
    if (cluster.isPrimary) stop([line])
    else reportStartProblem(line)
  }
}

/** One of several processes that serve. */
async function work(settings: Settings): Promise<void> {
  const log = createLog({ level: settings.LOG_LEVEL })
  stopOnSignal(log, await serve(settings, await orders(), log))
}

/** One clear line per reason, and a failing exit code. */
function stop(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`)
  process.exitCode = 1
  setTimeout(() => process.exit(1), 500).unref()
}

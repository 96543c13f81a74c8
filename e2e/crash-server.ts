import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'

/** Where a server keeps its data and listens; `url` is PostgreSQL's, absent for the embedded database. */
export type Place = {
  readonly folder: string
  readonly url: string | undefined
  readonly port: number
}

const main = fileURLToPath(new URL('../apps/server/main.ts', import.meta.url))
const startTimeoutMs = 30_000

/** The real server in a process of its own, to be killed and started again. */
export function crashServer({ folder, url, port }: Place) {
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  /** Milliseconds until it answers. */
  async function start(): Promise<number> {
    const began = performance.now()
    const started = spawn(process.execPath, [main], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: folder,
        KHALTI_SIMULATOR_PORT: '0',
        LOG_LEVEL: 'silent',
        ...(url === undefined ? {} : { DATABASE_URL: url }),
      },
    })
    child = started
    while (!(await isUp())) {
      if (started.exitCode !== null) throw new Error(`The server ended with ${started.exitCode}`)
      if (performance.now() - began > startTimeoutMs) throw new Error('The server did not start')
      await wait(20)
    }
    return performance.now() - began
  }

  async function isUp(): Promise<boolean> {
    try {
      return (await fetch(`${origin}/health?db=true`)).ok
    } catch {
      return false // not listening yet
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (child === null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    child = null
  }

  return { origin, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

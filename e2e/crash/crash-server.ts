import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { type Fate, lastWords } from '#apps/server/fail-point.ts'

/** Data folder and port of a server; `url` is PostgreSQL's, absent for the server's own. */
export type CrashDatabase = {
  readonly folder: string
  readonly url: string | undefined
  /** PostgreSQL itself, where `url` is a pool in transaction mode. */
  readonly listenUrl?: string
  readonly port: number
  /** Address that students know, where it is not the server's own: a balancer. */
  readonly publicUrl?: string
  /** Folder of another version of the product. */
  readonly product?: string
}

type Run = { readonly child: ChildProcess; readonly fate: Fate | undefined; errors: string }

/** The office listens beside the portal. */
export function officePortOf(port: number): number {
  return port + 1
}

const main = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url))
const startTimeoutMs = 120_000 // also on a machine that does much else

/** The real server in a process of its own, to be killed and started again. */
export function crashServer({ folder, url, listenUrl, port, publicUrl, product }: CrashDatabase) {
  const program = product === undefined ? main : join(product, 'apps/server/main.ts')
  const origin = `http://127.0.0.1:${port}`
  let run: Run | null = null
  process.once('exit', () => run?.child.kill('SIGKILL')) // the process that supervises it is gone

  /** Milliseconds until it answers, or until it died at the fail point it was given. */
  async function start(fate?: Fate): Promise<number> {
    const began = performance.now()
    const current = spawnServer(fate)
    run = current
    while (!(await isUp()) && !isDead(current)) {
      if (performance.now() - began > startTimeoutMs) throw new Error('The server did not start')
      await wait(20)
    }
    if (isDead(current) && !diedOfFate(current))
      throw new Error(`The server ended at its start: ${current.errors}`)
    return performance.now() - began
  }

  /** Milliseconds until a server that lives on answers out of another database than the one that died. */
  async function isBack(isAnother: () => boolean): Promise<number> {
    const began = performance.now()
    while (!isAnother() || !(await isUp())) {
      if (run === null || isDead(run)) throw new Error('The server did not live on')
      if (performance.now() - began > startTimeoutMs) throw new Error('The database stayed away')
      await wait(20)
    }
    return performance.now() - began
  }

  function spawnServer(fate: Fate | undefined): Run {
    const log = openSync(join(folder, 'server.log'), 'a')
    const child = spawn(process.execPath, [program], {
      stdio: ['ignore', log, 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        OFFICE_PORT: String(officePortOf(port)),
        PUBLIC_URL: publicUrl ?? origin,
        DATA_DIR: folder,
        KHALTI_SIMULATOR_PORT: '0',
        NODE_COMPILE_CACHE: join(dirname(folder), 'compiled'), // written by a server that is asked to stop
        LOG_LEVEL: 'warn',
        FAILPOINT: fate === undefined ? '' : `${fate.point}:${fate.passage}`,
        DATABASE_URL: url ?? '',
        ...(listenUrl === undefined ? {} : { DATABASE_LISTEN_URL: listenUrl }),
      },
    })
    closeSync(log)
    const started: Run = { child, fate, errors: '' }
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (started.errors += text))
    return started
  }

  async function isUp(): Promise<boolean> {
    try {
      return (await fetch(`${origin}/health?db=true`)).ok
    } catch {
      return false // not listening yet
    }
  }

  /** True if the process killed itself at its fail point; false if it had to be killed here after `withinMs`. */
  async function diesOfFate(withinMs: number): Promise<boolean> {
    const current = run
    if (current === null) return false
    for (let waited = 0; waited < withinMs && !isDead(current); waited += 10) await wait(10)
    if (!isDead(current)) await end('SIGKILL')
    run = null
    return diedOfFate(current)
  }

  /** Ends it, if it still lives. Milliseconds until it was gone. */
  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
    const began = performance.now()
    if (run !== null && !isDead(run)) {
      const gone = once(run.child, 'close')
      run.child.kill(signal)
      await gone
    }
    run = null
    return performance.now() - began
  }

  return {
    origin,
    start,
    isBack,
    diesOfFate,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isAlive: () => run !== null && !isDead(run),
  }
}

export type CrashServer = ReturnType<typeof crashServer>

function isDead({ child }: Run): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** Killed by SIGKILL after it had printed its fail point: not by us, not by the system. */
function diedOfFate({ child, fate, errors }: Run): boolean {
  return (
    fate !== undefined && child.signalCode === 'SIGKILL' && errors.includes(`${lastWords(fate)}\n`)
  )
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#platform/testing/free-port.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The real server with two workers in processes of their own. */
export type Workers = {
  readonly origin: string
  /** The office's side of the same server. */
  readonly officeOrigin: string
  /** Address of the metrics, with the port that METRICS_PORT names. */
  readonly metricsUrl: string
  /** The process that looks after the workers. */
  readonly server: ChildProcess
  /** Numbers of the workers' processes, read from /proc. */
  readonly pids: () => readonly number[]
  readonly end: () => Promise<void>
}

/** Resolves when all workers listen. */
export async function startWorkers(databaseUrl: string): Promise<Workers> {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'))
  const [port, officePort, metricsPort] = [await freePort(), await freePort(), await freePort()]
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      WORKERS: '2',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PORT: String(port),
      OFFICE_PORT: String(officePort),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'silent',
    },
  })
  const ended = once(server, 'exit').then(() => {
    throw new Error('the server ended before it listened')
  })
  await Promise.race([once(server.stdout, 'data'), ended]) // the start page
  return {
    origin: `http://127.0.0.1:${port}`,
    officeOrigin: `http://127.0.0.1:${officePort}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    server,
    pids: () => workersOf(server),
    async end() {
      if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function workersOf({ pid }: ChildProcess): readonly number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readOf(`/proc/${pid}/task/${task}/children`).trim().split(' '))
    .filter((child) => readOf(`/proc/${child}/cmdline`).includes(main))
    .map(Number)
}

/** '' for what has just ended. */
export function readOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

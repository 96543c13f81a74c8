import { type ChildProcess, fork, type Serializable, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureDebianPackages } from '../tools/debian-packages.mjs'
import type { Load, LoadResult } from './load/load.ts'
import type { Crowd, CrowdTimes } from './load/readers.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Ends the process. */
type Started = (() => Promise<void>) & { readonly pid: number }

/** A TypeScript file of this folder in a process of its own, listening on a port. */
export async function startProcess(
  name: string,
  options: readonly string[],
  url: string,
): Promise<Started> {
  const child = spawn(process.execPath, [here(name), ...options], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 600 || child.exitCode !== null) throw new Error(`${name} did not start`)
    await wait(50)
  }
  return Object.assign(() => end(child), { pid: child.pid ?? 0 })
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false // not listening yet
  }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Autocannon in another process than the server. */
export function shootAt(load: Load): Promise<LoadResult> {
  return answerOf('load/load.ts', load)
}

/** Readers in another process than the server, all of them at once for each request in turn. */
export function readAtOnce(crowd: Crowd): Promise<CrowdTimes> {
  return answerOf('load/readers.ts', crowd)
}

/** Hashes per second with nothing around them, in a process of their own. */
export function hashesPerSecond(): Promise<number> {
  return answerOf('hash.ts')
}

/** The one message of a file of this folder, run in a process of its own; one that ends without it is an error. */
async function answerOf<Answer>(name: string, question?: Serializable): Promise<Answer> {
  const child = fork(here(name))
  if (question !== undefined) child.send(question)
  const left = new AbortController()
  const gone = once(child, 'exit', left).then(([code]) => {
    throw new Error(`${name} ended with ${code} before it answered`)
  })
  try {
    const [answer] = await Promise.race([once(child, 'message', left), gone])
    return answer
  } finally {
    left.abort()
  }
}

/** Transactions per second of one statement by pgbench at 8 clients, prepared. `:pid` is a random partner. */
export function pgbench(
  url: string,
  script: {
    readonly sql: string
    readonly first: number
    readonly last: number
    readonly seconds: number
  },
): number {
  const folder = mkdtempSync(join(tmpdir(), 'pgbench-'))
  const file = join(folder, 'script.sql')
  writeFileSync(file, `\\set pid random(${script.first}, ${script.last})\n${script.sql};\n`)
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '8',
    '-j',
    '2',
    '-T',
    String(script.seconds),
    '-f',
    file,
    url,
  ]
  const { status, stdout, stderr } = spawnSync(findPgbench(), options, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (status !== 0 || tps === undefined) throw new Error(`pgbench failed: ${stderr}`)
  return Number(tps)
}

function findPgbench(): string {
  const root = '/usr/lib/postgresql'
  const find = () =>
    (existsSync(root) ? readdirSync(root) : [])
      .map((version) => `${root}/${version}/bin/pgbench`)
      .find((path) => existsSync(path))
  const found = find()
  if (found !== undefined) return found
  ensureDebianPackages(['postgresql-contrib'], 'pgbench')
  const installed = find()
  if (installed === undefined) throw new Error('pgbench is needed: install postgresql-contrib.')
  return installed
}

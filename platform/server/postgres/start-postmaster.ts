import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { spawnAs } from './account.ts'
import { type ClusterHome, clusterUrl } from './cluster-home.ts'
import { ClusterProblem } from './cluster-problem.ts'
import { isFullDisk, knock } from './knock.ts'
import { isRunning, postmasterPid, processesIn } from './processes.ts'

/** Recovery after a crash reads at most what `max_wal_size` lets gather, and a slow disk takes its time. */
const patienceMs = 5 * 60_000
/** Most time in ms for the remains of a killed postmaster to end by themselves. */
const leftoverMs = 3_000
/** Most time in ms for a postmaster that lives but accepts no connection to start or to stop. */
const stuckMs = 15_000
const leastFreeBytes = 2 ** 20

/**
 * Runs PostgreSQL on a cluster until it lets us in; one that runs already is adopted, what a killed one left is cleared
 * away. Throws ClusterProblem with one line when that cannot be.
 */
export async function startPostmaster(
  home: ClusterHome,
  { bin, settings }: { readonly bin: string; readonly settings: readonly string[] },
): Promise<void> {
  const url = clusterUrl(home)
  const began = performance.now()
  let postmaster: ChildProcess | null = null
  while (performance.now() - began < patienceMs) {
    const reachability = await knock(url)
    if (reachability === 'open') return
    if (reachability === 'closed' && (postmaster === null || hasEnded(postmaster))) {
      if (postmaster !== null) await clearAway(home, performance.now() - began)
      refuseFullDisk(home)
      postmaster = spawnPostmaster(home, { bin, settings })
    }
    await wait(20)
  }
  throw new ClusterProblem(
    `The database in ${home.data} did not become ready; see ${home.logs} and ${home.startLog}`,
  )
}

/** In a session of its own: a Ctrl-C at the terminal is for us, and we end it when the requests are done. */
function spawnPostmaster(
  { data, startLog, account }: ClusterHome,
  { bin, settings }: { readonly bin: string; readonly settings: readonly string[] },
): ChildProcess {
  const log = openSync(startLog, 'w', 0o600)
  if (account !== null) chownSync(startLog, account.uid, account.gid)
  const options = settings.flatMap((setting) => ['-c', setting])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
    ...spawnAs(account),
    stdio: ['ignore', log, log],
    detached: true,
  })
  child.on('error', () => {}) // ends without an exit code, and is reported as that
  child.unref()
  closeSync(log)
  return child
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || pid === undefined
}

/** After a start that failed: makes room when something was in the way, else throws why. */
async function clearAway(home: ClusterHome, waitedMs: number): Promise<void> {
  const logged = lastWords(home)
  if (!/lock file "postmaster\.pid" already exists|pre-existing shared memory block/.test(logged))
    throw new ClusterProblem(explain(home, logged))
  const pid = postmasterPid(home.data)
  const workers = processesIn(home.data)
  if (pid !== null && isRunning(pid) && (workers === null || workers.includes(pid))) {
    if (waitedMs > stuckMs && workers === null) throw new ClusterProblem(explain(home, logged))
    if (waitedMs > stuckMs) process.kill(pid, 'SIGINT') // it lives, yet its socket is gone
  } else {
    for (const worker of workers ?? []) process.kill(worker, 'SIGKILL') // its postmaster is dead
    if (waitedMs > leftoverMs && workers?.length === 0)
      rmSync(join(home.data, 'postmaster.pid'), { force: true })
  }
  await wait(200)
}

/** On a full disk a start reports ready but accepts no connection; better not to start. */
function refuseFullDisk({ data }: ClusterHome): void {
  const { bavail, bsize } = statfsSync(data)
  if (bavail * bsize < leastFreeBytes)
    throw new ClusterProblem(
      `The disk of the database is full: ${data} has ${Math.floor((bavail * bsize) / 1024)} kB left. Free some space; nothing is damaged.`,
    )
}

function explain({ data, logs }: ClusterHome, logged: string): string {
  if (isFullDisk(logged)) return `The disk of the database in ${data} is full: ${logged}`
  return `PostgreSQL could not start on ${data}: ${logged === '' ? `see ${logs}` : logged}`
}

/** Last FATAL or PANIC of the start log or the newest log, except "the database system is …"; else its last line. */
export function lastWords({ startLog, logs }: ClusterHome): string {
  const newest = readdirSync(logs)
    .map((name) => join(logs, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0]
  for (const path of [startLog, newest]) {
    const text = path === undefined ? '' : readFileSync(path, 'utf8').slice(-20_000)
    const found = [...text.matchAll(/(?:FATAL|PANIC): +(?! |the database system is)(.*)/g)].at(
      -1,
    )?.[1]
    if (found !== undefined) return found
  }
  return readFileSync(startLog, 'utf8').trim().split('\n').at(-1) ?? ''
}

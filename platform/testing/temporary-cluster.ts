import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type Account, findAccount, spawnAs } from '#platform/server/postgres/account.ts'
import { findBinaries } from '#platform/server/postgres/binaries.ts'
import { initdb, ownRole } from '#platform/server/postgres/initdb.ts'

export type TemporaryCluster = {
  readonly url: string
  /** Ends it as a crash does (SIGKILL) or a restart (SIGINT); resolves when it is gone. */
  readonly kill: (signal: 'SIGKILL' | 'SIGINT') => Promise<void>
  readonly start: () => Promise<void>
  /** Ends it and takes its folder away; the same happens when this process is killed. */
  readonly stop: () => Promise<void>
}

const lossy = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']
const small = [
  'max_connections=200',
  'max_wal_senders=0',
  'wal_level=minimal',
  'max_wal_size=256MB',
  'io_method=sync',
  'jit=off',
]

/**
 * A PostgreSQL cluster of the packaged version for tests and benchmarks, reached by a socket in a closed folder.
 * `durable` writes to disk as production does; without it the cluster is in memory where there is room.
 */
export async function temporaryCluster({ durable = false } = {}): Promise<TemporaryCluster> {
  if (process.platform === 'win32')
    throw new Error('Windows has no sockets for the test cluster: set TEST_DATABASE_URL.')
  const account = findAccount()
  const bin = findBinaries(account)
  const folder = mkdtempSync(join(durable ? tmpdir() : fastFolder(), 'vidyarthi-cluster-'))
  if (account !== null) chownSync(folder, account.uid, account.gid)
  const guard = startGuard(folder, account)
  const data = join(folder, 'data')
  initdb({ bin, account, folder: data, options: ['--auth=trust', '--no-sync'] })
  const url = `postgres://${ownRole}@localhost:5432/postgres?host=${folder}`
  const sockets = ['listen_addresses=', 'port=5432', `unix_socket_directories=${folder}`]
  const settings = [...small, ...(durable ? [] : lossy), ...sockets]
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt++) {
      const starting = spawn(
        join(bin, 'postgres'),
        ['-D', data, ...settings.flatMap((each) => ['-c', each])],
        {
          ...spawnAs(account),
          stdio: 'ignore',
          detached: true,
        },
      )
      server = starting
      starting.unref()
      if (await isReady(url, starting)) return
      await wait(100) // one that was killed leaves shared memory in use for a moment
    }
    throw new Error('The temporary PostgreSQL did not become ready')
  }

  await start()
  return {
    url,
    start,
    async kill(signal) {
      if (server === null) return
      const gone = once(server, 'exit')
      server.kill(signal)
      await gone
    },
    async stop() {
      const gone = once(guard, 'exit')
      guard.stdin?.end()
      guard.ref()
      await gone
    },
  }
}

/** Memory where it has a gigabyte to spare, which it often has not in containers. */
function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir() // not on this system
  }
}

const guardScript = `trap '' INT TERM HUP
cat >/dev/null
pid=$(head -n 1 "$0/data/postmaster.pid") && kill -QUIT "$pid"
tries=0
while [ $tries -lt 100 ] && kill -0 "$pid"; do sleep 0.05; tries=$((tries + 1)); done
rm -rf "$0"`

/** Waits until this process ends, however it does, then ends the cluster and takes its folder away. */
function startGuard(folder: string, account: Account): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', guardScript, folder], {
    ...spawnAs(account),
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  return guard
}

/** False when the server ended or is not ready within 20 s. */
async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 1_000 && server.exitCode === null; attempt++) {
    if (await answers(url)) return true
    await wait(20)
  }
  return false
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false // not listening yet, or still starting
  }
}
